import type { MailTexts, Voice } from './mails.ts';

const codeFooter =
  'Recibe este mensaje porque alguien escribió esta dirección en nuestro sitio. Si no fue usted, no pasa nada.';
const accountFooter = 'Recibe este mensaje porque se trata de la seguridad de su cuenta. No se puede desactivar.';
const notYou = 'Si no fue usted, responda a este mensaje o llámenos, y le ayudaremos de inmediato.';
const tenMinutes =
  'El código sirve durante diez minutos, una sola vez, en el navegador donde lo pidió. No se lo diga a nadie; nunca lo pedimos por teléfono.';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one text after another, a few lines each
export const spanish: Voice = (news, { brand, day, origin }): MailTexts => {
  switch (news.kind) {
    case 'sign-in':
    case 'sign-up':
      return {
        subject: `Su código de ${brand.name}`,
        heading:
          news.kind === 'sign-in' ? 'Aquí está su código para entrar' : 'Aquí está su código para crear su cuenta',
        paragraphs: [tenMinutes],
        code: news.code,
        ...(news.link ? { label: 'O siga con este enlace', url: news.link } : {}),
        footerReason: codeFooter,
      };
    case 'proof':
      return {
        subject: `Su código de ${brand.name}`,
        heading: 'Aquí está su código para continuar',
        paragraphs: ['Pidió algo que merece una segunda mirada; por eso comprobamos que es usted.', tenMinutes],
        code: news.code,
        footerReason: notYou,
      };
    case 'new-email':
      return {
        subject: '¿Es esta su nueva dirección?',
        paragraphs: [
          `Alguien quiere usar esta dirección para su cuenta de ${brand.name}. Escriba el código en su perfil para confirmarla.`,
          tenMinutes,
        ],
        code: news.code,
        footerReason: codeFooter,
      };
    case 'email-changed':
      return {
        subject: 'Se cambió su dirección de correo',
        paragraphs: [
          `Su cuenta de ${brand.name} usa ahora ${news.newEmail}. Esta dirección ya no la abre, y se cerró la sesión en los demás dispositivos.`,
          notYou,
        ],
        footerReason: accountFooter,
      };
    case 'email-confirmed':
      return {
        subject: 'Esta es ahora su dirección',
        paragraphs: [`Desde ahora entra en ${brand.name} con esta dirección.`, notYou],
        footerReason: accountFooter,
      };
    case 'passkey-added':
      return {
        subject: 'Se añadió una llave de acceso',
        paragraphs: [`La llave de acceso «${news.name}» ya puede abrir su cuenta.`, notYou],
        footerReason: accountFooter,
      };
    case 'passkey-removed':
      return {
        subject: 'Se quitó una llave de acceso',
        paragraphs: [`La llave de acceso «${news.name}» ya no abre su cuenta.`, notYou],
        footerReason: accountFooter,
      };
    case 'deletion-planned':
      return {
        subject: 'Su cuenta se eliminará',
        paragraphs: [
          `El ${day(news.deletesAt)} eliminaremos su cuenta y lo que contiene. Se cerró la sesión en todos sus dispositivos.`,
          'Si cambia de opinión, basta con que entre antes de esa fecha, y todo queda como estaba.',
          notYou,
        ],
        label: 'Entrar para conservar mi cuenta',
        url: `${origin}/login`,
        footerReason: accountFooter,
      };
    case 'deletion-undone':
      return {
        subject: 'Su cuenta se queda',
        paragraphs: ['Ha entrado, así que su cuenta no se eliminará. Todo está como estaba.', notYou],
        footerReason: accountFooter,
      };
    case 'account-gone':
      return {
        subject: 'Su cuenta está eliminada',
        paragraphs: [
          'Como pidió, su cuenta y lo que contenía ya no existen. Este es el último mensaje que recibe de nosotros.',
          'Si algún día vuelve a necesitarnos, será bienvenida su visita.',
        ],
        footerReason: accountFooter,
      };
  }
};
