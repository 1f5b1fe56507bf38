// What is said to somebody who writes neither English nor Spanish: what we read here, and who answers in their language.
// Interpreters are on the phone only: LanguageLine, who interprets for 988, names more than 240 languages. Texts to 988 are
// answered in English and Spanish.
import { chatLanguages, type Language } from '@evenlight/contract/languages';
import { crisisLines } from '@evenlight/contract/support/levels';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { OtherLanguage } from '../safety/languages/other-language.ts';

type Named = Exclude<OtherLanguage, 'unknown'>;

/** No native speaker has read these sentences yet. Whoever has one read them takes the language out of the list. */
export const notYetReadBy: readonly Named[] = ['tl', 'vi', 'zh-Hans', 'zh-Hant', 'hi', 'pa', 'ar', 'fa', 'ko', 'ru'];

/** One sentence each: what we read, where people answer, how to ask for an interpreter. */
type Sentences = { reads: string; lines: string; interpreter: string };

const lifeline = crisisLines.lifeline.call;
const emergency = crisisLines.emergency.call;

const inOurs: Record<Language, Sentences> = inEveryLanguage((t) => ({
  reads: t('Thank you for writing; we can read only English and Spanish here.'),
  lines: t(
    'In the US, call or text {lifeline} at any hour, and call {emergency} if anyone is in danger.',
    { lifeline, emergency },
    'said to somebody who writes another language',
  ),
  interpreter: t(
    'By phone, {lifeline} has interpreters for more than 240 languages: say “interpreter” or the name of your language in English.',
    { lifeline },
  ),
}));

const inTheirs: Record<Named, Sentences> = {
  tl: {
    reads: 'Salamat po sa pagsulat; Ingles at Espanyol lang po ang nababasa namin dito.',
    lines: `Sa US, maaari po kayong tumawag o mag-text sa ${lifeline} anumang oras, at tumawag po sa ${emergency} kung may nasa panganib.`,
    interpreter: `Sa telepono, may mga interpreter ang ${lifeline} para sa mahigit 240 wika: sabihin lang po sa Ingles ang “Tagalog interpreter”.`,
  },
  vi: {
    reads: 'Cảm ơn quý vị đã viết cho chúng tôi; ở đây chúng tôi chỉ đọc được tiếng Anh và tiếng Tây Ban Nha.',
    lines: `Tại Hoa Kỳ, xin quý vị gọi hoặc nhắn tin đến số ${lifeline} bất cứ lúc nào, và gọi ${emergency} nếu có ai đang gặp nguy hiểm.`,
    interpreter: `Qua điện thoại, ${lifeline} có thông dịch viên cho hơn 240 ngôn ngữ: xin nói bằng tiếng Anh “Vietnamese interpreter”.`,
  },
  'zh-Hans': {
    reads: '谢谢您写给我们；我们在这里只能阅读英语和西班牙语。',
    lines: `在美国，您可以随时拨打 ${lifeline} 或发短信到 ${lifeline}；如果有人有危险，请拨打 ${emergency}。`,
    interpreter: `${lifeline} 的电话服务有 240 多种语言的口译员：请用英语说“Mandarin interpreter”（普通话）或“Cantonese interpreter”（粤语）。`,
  },
  'zh-Hant': {
    reads: '謝謝您寫給我們；我們在這裡只能閱讀英文和西班牙文。',
    lines: `在美國，您可以隨時致電 ${lifeline} 或傳簡訊到 ${lifeline}；如果有人有危險，請撥打 ${emergency}。`,
    interpreter: `${lifeline} 的電話服務有 240 多種語言的口譯員：請用英語說「Mandarin interpreter」（國語）或「Cantonese interpreter」（粵語）。`,
  },
  hi: {
    reads: 'लिखने के लिए धन्यवाद; यहाँ हम केवल अंग्रेज़ी और स्पेनिश पढ़ सकते हैं।',
    lines: `अमेरिका में आप किसी भी समय ${lifeline} पर कॉल या टेक्स्ट कर सकते हैं, और अगर कोई खतरे में हो तो कृपया ${emergency} पर कॉल करें।`,
    interpreter: `फ़ोन पर ${lifeline} में 240 से अधिक भाषाओं के दुभाषिए हैं: कृपया अंग्रेज़ी में “Hindi interpreter” कहें।`,
  },
  pa: {
    reads: 'ਲਿਖਣ ਲਈ ਤੁਹਾਡਾ ਧੰਨਵਾਦ; ਇੱਥੇ ਅਸੀਂ ਸਿਰਫ਼ ਅੰਗਰੇਜ਼ੀ ਅਤੇ ਸਪੈਨਿਸ਼ ਪੜ੍ਹ ਸਕਦੇ ਹਾਂ।',
    lines: `ਅਮਰੀਕਾ ਵਿੱਚ ਤੁਸੀਂ ਕਿਸੇ ਵੀ ਵੇਲੇ ${lifeline} ’ਤੇ ਕਾਲ ਜਾਂ ਟੈਕਸਟ ਕਰ ਸਕਦੇ ਹੋ, ਅਤੇ ਜੇ ਕੋਈ ਖ਼ਤਰੇ ਵਿੱਚ ਹੋਵੇ ਤਾਂ ਕਿਰਪਾ ਕਰਕੇ ${emergency} ’ਤੇ ਕਾਲ ਕਰੋ ਜੀ।`,
    interpreter: `ਫ਼ੋਨ ’ਤੇ ${lifeline} ਕੋਲ 240 ਤੋਂ ਵੱਧ ਭਾਸ਼ਾਵਾਂ ਦੇ ਦੁਭਾਸ਼ੀਏ ਹਨ: ਕਿਰਪਾ ਕਰਕੇ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ “Punjabi interpreter” ਕਹੋ ਜੀ।`,
  },
  ar: {
    reads: 'شكرًا لأنكم كتبتم إلينا؛ نحن نقرأ هنا الإنجليزية والإسبانية فقط.',
    lines: `في الولايات المتحدة يمكنكم الاتصال بالرقم ${lifeline} أو إرسال رسالة نصية إليه في أي وقت، والرجاء الاتصال بالرقم ${emergency} إذا كان أحد في خطر.`,
    interpreter: `عند الاتصال بالهاتف يوفّر ${lifeline} مترجمين لأكثر من 240 لغة: قولوا بالإنجليزية «Arabic interpreter».`,
  },
  fa: {
    reads: 'سپاس که برای ما نوشتید؛ ما در اینجا فقط انگلیسی و اسپانیایی می‌خوانیم.',
    lines: `در آمریکا می‌توانید در هر ساعتی با ${lifeline} تماس بگیرید یا به آن پیامک بفرستید، و اگر کسی در خطر است لطفاً با ${emergency} تماس بگیرید.`,
    interpreter: `در تماس تلفنی، ${lifeline} برای بیش از 240 زبان مترجم دارد: لطفاً به انگلیسی بگویید «Farsi interpreter» یا «Dari interpreter».`,
  },
  ko: {
    reads: '글을 남겨 주셔서 감사합니다만, 저희는 이곳에서 영어와 스페인어만 읽을 수 있습니다.',
    lines: `미국에서는 언제든지 ${lifeline}로 전화하시거나 문자를 보내실 수 있으며, 누군가 위험하다면 ${emergency}로 전화해 주세요.`,
    interpreter: `${lifeline} 전화 상담에는 240개가 넘는 언어의 통역사가 있으니, 영어로 “Korean interpreter”라고 말씀해 주세요.`,
  },
  ru: {
    reads: 'Спасибо, что написали нам; здесь мы читаем только по-английски и по-испански.',
    lines: `В США вы можете в любое время позвонить или написать на номер ${lifeline}, а если кто-то в опасности, позвоните, пожалуйста, по номеру ${emergency}.`,
    interpreter: `По телефону ${lifeline} есть переводчики более чем с 240 языков: скажите по-английски «Russian interpreter».`,
  },
};

/** Three lines. In danger the numbers come first; what we can read, last. */
export function otherLanguageText(language: OtherLanguage, { isDanger = false } = {}): string {
  // Whatever they write, they may read one of ours.
  if (language === 'unknown') return chatLanguages.map((ours) => inOrder(inOurs[ours], isDanger)).join('\n\n');
  return inOrder(inTheirs[language], isDanger);
}

function inOrder({ reads, lines, interpreter }: Sentences, isDanger: boolean): string {
  return (isDanger ? [lines, interpreter, reads] : [reads, lines, interpreter]).join('\n');
}
