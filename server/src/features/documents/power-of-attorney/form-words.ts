// The words of the sample form. What is said about the law is from California's Health and Safety Code, sections 7100 and
// 7100.1, and its Probate Code, sections 4152, 4673 to 4675, 4683 and 4701.
import type { Language } from '@evenlight/contract/languages';

/** A line to write on: one label, or two that share the line. */
type Blank = string | [string, string];
type Part = {
  title: string;
  intro?: string;
  rules?: string[];
  choices?: string[];
  blanks?: Blank[];
  emptyLines?: number;
  notes?: string[];
};
type FormWords = {
  fileTitle: string;
  title: string;
  subtitle: string;
  warningTitle: string;
  warning: string[];
  parts: Part[];
  foot: string;
  page: (page: number, pages: number) => string;
};

export const formWords: Record<Language, FormWords> = {
  en: {
    fileTitle: 'Power of attorney for health care: sample form',
    title: 'Power of attorney for health care',
    subtitle: 'A sample of what an Advance Health Care Directive holds, for a person who lives in California',
    warningTitle: 'This is a sample. It is not legal advice.',
    warning: [
      'It shows the parts of such a form in plain words, so that you can talk about them. It is not the form of the State of California. Before you rely on it, have a lawyer look at it, or use the form in section 4701 of the Probate Code.',
      'In California a power of attorney for money matters ends at death, also a “durable” one. After a death it lets nobody arrange a funeral or use an account.',
      'An Advance Health Care Directive is different: unless you limit it, the person you name may also decide after your death about burial or cremation, an autopsy, and organ gifts.',
      'Only the person it is about can sign it, while they are able to decide for themselves. If somebody has died and there is no such paper, you need none: the law names who decides, beginning with the spouse or registered domestic partner, then the adult children, the parents, and the brothers and sisters.',
    ],
    parts: [
      {
        title: '1. The person who makes this',
        blanks: ['Full legal name', ['Date of birth', 'Phone'], 'Address'],
      },
      {
        title: '2. My agent',
        intro:
          'I name this person to make health care decisions for me when I cannot, and to act after my death as said in part 4.',
        blanks: [['Full name', 'Who they are to me'], 'Address', ['Phone', 'E-mail']],
      },
      {
        title: '3. My alternate agent',
        intro: 'If my agent cannot, may not or does not want to act, I name this person instead.',
        blanks: [['Full name', 'Who they are to me'], 'Address', ['Phone', 'E-mail']],
      },
      {
        title: '4. What my agent may decide after my death',
        intro: 'Mark what applies. Cross out what does not.',
        choices: [
          'What is done with my body: burial, cremation or another lawful way, and where.',
          'The funeral or memorial, and who is asked to carry it out.',
          'Whether there is an autopsy, where the law leaves the choice.',
          'Gifts of organs, tissue or parts of my body.',
        ],
      },
      {
        title: '5. My own wishes, and limits for my agent',
        intro:
          'Clear written directions of your own come first, if they leave no real doubt and payment for them is arranged. Write them here, with what your agent may not decide.',
        emptyLines: 4,
        blanks: ['How this is paid for: policy, trust, account or other arrangement'],
        notes: [
          'An agent has to pay only if they agreed to, or for costs that come from their own decisions and that the estate cannot cover.',
        ],
      },
      {
        title: '6. My signature',
        intro: 'I sign this of my own will, and I understand what it means.',
        blanks: [['Signature', 'Date'], 'Name in print'],
      },
      {
        title: '7. Two witnesses, or a notary',
        intro: 'One of the two is needed, not both. These are the rules for witnesses:',
        rules: [
          'Both are adults, and saw you sign or heard you say that the signature is yours.',
          'Neither is your agent or alternate agent, your health care provider, somebody who works for your provider, or somebody who runs or works for a care home.',
          'At least one is not related to you by blood, marriage or adoption, and inherits nothing from you.',
          'In a skilled nursing facility a patient advocate or ombudsman signs as well.',
        ],
        blanks: [
          ['First witness: signature', 'Date'],
          'Name in print and address',
          ['Second witness: signature', 'Date'],
          'Name in print and address',
          ['Witness who is not related and does not inherit: signature', 'Date'],
          ['Only in a skilled nursing facility, patient advocate or ombudsman: signature', 'Date'],
        ],
      },
      {
        title: 'In place of witnesses: a notary',
        intro:
          'Sign in front of a notary public, who adds California’s certificate of acknowledgment and fastens it to this form.',
        blanks: [['Notary public: signature and seal', 'Date']],
      },
      {
        title: 'Afterwards',
        notes: [
          'Give copies to your agent, your alternate agent and your doctor, and tell your family where it lies. You can change or end it while you are able to decide. A will is often read after the funeral; wishes for the funeral are better kept here.',
        ],
      },
    ],
    foot: 'Sample form, not legal advice',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    fileTitle: 'Poder para la atención médica: formulario de muestra',
    title: 'Poder para la atención médica',
    subtitle:
      'Una muestra de lo que contiene una Directiva Anticipada de Atención Médica, para quien vive en California',
    warningTitle: 'Esto es una muestra. No es asesoría legal.',
    warning: [
      'Muestra en palabras sencillas las partes de un formulario así, para que puedan hablar de ellas. No es el formulario del Estado de California. Antes de confiar en él, pida que lo revise un abogado o use el formulario de la sección 4701 del Código de Sucesiones (Probate Code).',
      'En California un poder para asuntos de dinero termina con la muerte, también el «duradero». Después de una muerte no permite a nadie organizar un funeral ni usar una cuenta.',
      'Una Directiva Anticipada de Atención Médica (Advance Health Care Directive) es distinta: salvo que usted la limite, la persona que nombre puede decidir también después de su muerte sobre el entierro o la cremación, una autopsia y la donación de órganos.',
      'Solo puede firmarla la persona de quien trata, mientras pueda decidir por sí misma. Si alguien ha muerto y no existe este documento, no le hace falta: la ley dice quién decide, primero el cónyuge o la pareja de hecho registrada, después los hijos adultos, los padres y los hermanos.',
    ],
    parts: [
      {
        title: '1. La persona que hace este documento',
        blanks: ['Nombre legal completo', ['Fecha de nacimiento', 'Teléfono'], 'Dirección'],
      },
      {
        title: '2. Mi representante',
        intro:
          'Nombro a esta persona para que tome decisiones médicas por mí cuando yo no pueda, y para que actúe después de mi muerte como dice la parte 4.',
        blanks: [['Nombre completo', 'Quién es para mí'], 'Dirección', ['Teléfono', 'Correo electrónico']],
      },
      {
        title: '3. Mi representante suplente',
        intro: 'Si mi representante no puede, no debe o no quiere actuar, nombro en su lugar a esta persona.',
        blanks: [['Nombre completo', 'Quién es para mí'], 'Dirección', ['Teléfono', 'Correo electrónico']],
      },
      {
        title: '4. Lo que mi representante puede decidir después de mi muerte',
        intro: 'Marque lo que corresponda. Tache lo que no.',
        choices: [
          'Qué se hace con mi cuerpo: entierro, cremación u otra forma legal, y dónde.',
          'El funeral o la ceremonia, y a quién se le encarga.',
          'Si se hace una autopsia, cuando la ley deja elegir.',
          'La donación de órganos, tejidos o partes de mi cuerpo.',
        ],
      },
      {
        title: '5. Mis deseos y los límites de mi representante',
        intro:
          'Sus propias indicaciones claras y por escrito van primero, si no dejan dudas reales y el pago está previsto. Escríbalas aquí, junto con lo que su representante no puede decidir.',
        emptyLines: 4,
        blanks: ['Cómo se paga: póliza, fideicomiso, cuenta u otro acuerdo'],
        notes: [
          'Un representante solo tiene que pagar si así lo aceptó, o los gastos que vengan de sus propias decisiones y que la herencia no cubra.',
        ],
      },
      {
        title: '6. Mi firma',
        intro: 'Firmo por mi propia voluntad y entiendo lo que significa.',
        blanks: [['Firma', 'Fecha'], 'Nombre en letra de molde'],
      },
      {
        title: '7. Dos testigos, o un notario',
        intro: 'Hace falta una de las dos cosas, no ambas. Estas son las reglas para los testigos:',
        rules: [
          'Ambos son adultos y le vieron firmar, o le oyeron decir que la firma es suya.',
          'Ninguno es su representante ni su suplente, su proveedor de atención médica, alguien que trabaje para él, ni alguien que dirija una residencia de cuidados o trabaje en ella.',
          'Al menos uno no es pariente suyo por sangre, matrimonio o adopción, y no hereda nada de usted.',
          'En un centro de enfermería especializada firma además un defensor del paciente (ombudsman).',
        ],
        blanks: [
          ['Primer testigo: firma', 'Fecha'],
          'Nombre en letra de molde y dirección',
          ['Segundo testigo: firma', 'Fecha'],
          'Nombre en letra de molde y dirección',
          ['Testigo que no es pariente ni hereda: firma', 'Fecha'],
          ['Solo en un centro de enfermería, defensor del paciente (ombudsman): firma', 'Fecha'],
        ],
      },
      {
        title: 'En lugar de testigos: un notario',
        intro:
          'Firme ante un notario público, que añade el certificado de reconocimiento de California y lo une a este formulario.',
        blanks: [['Notario público: firma y sello', 'Fecha']],
      },
      {
        title: 'Después',
        notes: [
          'Entregue copias a su representante, a su suplente y a su médico, y diga a su familia dónde está. Puede cambiarlo o anularlo mientras pueda decidir. Un testamento suele leerse después del funeral; los deseos para el funeral están mejor aquí.',
        ],
      },
    ],
    foot: 'Formulario de muestra, no es asesoría legal',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
};
