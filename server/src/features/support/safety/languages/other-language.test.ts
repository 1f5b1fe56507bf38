import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { expect, test } from 'vitest';
import { readMessages } from '../messages.ts';
import { dangerIn, type OtherLanguage, otherLanguageOf, otherLanguages } from './other-language.ts';

const ordinary: Record<OtherLanguage, string[]> = {
  tl: [
    'Namatay po ang nanay ko noong isang linggo at hindi ko alam ang gagawin ko.',
    'Namatay po si mama last week, hindi ko alam kung paano mag plan ng funeral',
    'Magkano po ang cremation? Wala po kaming pera',
  ],
  vi: [
    'Mẹ tôi vừa mất tuần trước, tôi không biết phải làm gì.',
    'me toi vua mat tuan truoc toi khong biet phai lam gi',
    'chong em mat roi em buon qua dem nao cung khoc',
  ],
  'zh-Hans': ['我妈妈上个星期去世了，我不知道该怎么办', 'wo hen nan guo, mei tian wan shang dou shui bu zhao', '你好'],
  'zh-Hant': ['我媽媽上個星期過世了，我不知道該怎麼辦', '請問火葬要多少錢？', '我好掛住佢，瞓唔到'],
  hi: [
    'मेरी माँ पिछले हफ्ते गुजर गईं, मुझे समझ नहीं आ रहा क्या करूँ',
    'mujhe neend nahi aati, unki bahut yaad aati hai',
    'antim sanskar ka kharcha kitna hota hai',
  ],
  pa: [
    'ਮੇਰੇ ਪਿਤਾ ਜੀ ਪਿਛਲੇ ਹਫ਼ਤੇ ਗੁਜ਼ਰ ਗਏ, ਮੈਨੂੰ ਨਹੀਂ ਪਤਾ ਕੀ ਕਰਾਂ',
    'mainu raat nu neend nahi aundi, ohna di bahut yaad aundi hai',
    'mere munde di accident vich maut ho gayi',
  ],
  ar: [
    'توفيت أمي الأسبوع الماضي ولا أعرف ماذا أفعل',
    'ommi matet men shahr w ana mesh 3arfa a3mel eh',
    'ana kteer ta3ban w ma fi 7ada yesma3ni',
  ],
  fa: [
    'مادرم هفته پیش فوت کرد و نمی‌دانم چه کار کنم',
    'madaram hafte pish fot kard nemidoonam chikar konam',
    'delam baraye babam tang shode har shab gerye mikonam',
  ],
  ko: [
    '어머니가 지난주에 돌아가셨어요. 어떻게 해야 할지 모르겠어요.',
    'nampyeoni jugeosseoyo neomu himdeureoyo',
    'naneun jigeum neomu seulpeoyo',
  ],
  ru: [
    'Моя мама умерла на прошлой неделе, я не знаю, что делать',
    'moya mama umerla na proshloy nedele ya ne znayu chto delat',
    'skolko stoit pohorony?',
  ],
  unknown: [
    'Ma mère est morte la semaine dernière et je ne sais pas quoi faire',
    'Minha mãe morreu ontem e eu não sei o que fazer',
    'Kuv niam tas sim neej lub lim tiam dhau los kuv tsis paub yuav ua li cas',
    '母が先週亡くなりました。どうすればいいのかわかりません。',
    'Моя мама померла минулого тижня, я не знаю, що робити',
    'میری ماں کا پچھلے ہفتے انتقال ہو گیا، مجھے نہیں معلوم کیا کروں',
    'माझी आई गेल्या आठवड्यात वारली, मला काय करावे ते कळत नाही',
    'אמא שלי נפטרה בשבוע שעבר',
  ],
};

for (const language of otherLanguages)
  test(`${language} is recognised in its script and in Latin letters, and an ordinary message is no danger`, () => {
    for (const text of ordinary[language])
      expect([text, otherLanguageOf(text), dangerIn(text, language)]).toEqual([text, language, null]);
  });

const dangerous: Record<OtherLanguage, [CrisisRoute, string][]> = {
  tl: [
    ['self', 'Pagod na pagod na po ako, gusto ko na lang mamatay para makasama ko na si mama'],
    ['others', 'papatayin ko siya, siya ang pumatay sa kapatid ko'],
    ['abuse', 'Tulong po, sinasaktan po niya ako tuwing lasing siya'],
    ['child', 'ginagalaw ako ng tito ko'],
    ['medical', 'tulong hindi na humihinga si lola'],
    ['worried', 'Sabi ng anak ko gusto na niyang mamatay'],
  ],
  vi: [
    ['self', 'Tôi không muốn sống nữa, cuộc sống này vô nghĩa'],
    ['self', 'em met moi qua em chi muon chet thoi'],
    ['abuse', 'Mỗi lần say rượu chồng tôi đánh tôi rất đau'],
    ['child', 'duong so mo em moi dem'],
    ['medical', 'cuu voi me toi uong thuoc tru sau roi'],
    ['worried', 'Con gái tôi nói nó muốn chết'],
  ],
  'zh-Hans': [
    ['self', '他走了以后我每天都想自杀'],
    ['self', 'wo lao gong zou le wo ye bu xiang huo le'],
    ['others', '我要杀了他'],
    ['abuse', '老公喝醉酒就打我'],
    ['child', '叔叔摸我，我不敢告诉妈妈'],
    ['worried', '我女儿说她不想活了'],
  ],
  'zh-Hant': [
    ['self', '先生過世以後，我也不想活了'],
    ['medical', '救命！我媽媽喝了農藥'],
    ['abuse', '佢打我，我好驚'],
    ['worried', '我怕他想不開，他說想死'],
  ],
  hi: [
    ['self', 'unke jaane ke baad main jeena nahi chahti'],
    ['self', 'अब मैं और जीना नहीं चाहती, सब खत्म हो गया'],
    ['others', 'main usko jaan se maar dunga'],
    ['abuse', 'mere pati daru peekar mujhe roz marta hai'],
    ['medical', 'जल्दी मदद करो, पापा ने ज़हर खा लिया है'],
    ['worried', 'mera beta kehta hai wo marna chahta hai'],
  ],
  pa: [
    ['self', 'ohde jaan ton baad main jeena nahi chaundi'],
    ['self', 'ਮੈਂ ਹੁਣ ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦੀ'],
    ['abuse', 'mera gharwala sharab pee ke mainu kutda hai'],
    ['child', 'ਉਹ ਬੱਚਿਆਂ ਨੂੰ ਮਾਰਦਾ ਹੈ'],
    ['medical', 'ਮੰਮੀ ਸਾਹ ਨਹੀਂ ਲੈ ਰਹੀ ਮਦਦ ਕਰੋ'],
  ],
  ar: [
    ['self', 'بعد ما مات ابني بدي موت ما عاد فيني كمل'],
    ['self', 'ana te3ebt w mesh 3ayza a3eesh ba3d mama'],
    ['others', 'والله سأقتله على ما فعل بأخي'],
    ['abuse', 'جوزي بيضربني كل يوم'],
    ['medical', 'الحقوني ابويا مش بيتنفس'],
    ['worried', 'بنتي بتقول عايزة تموت'],
  ],
  fa: [
    ['self', 'بعد از مرگ مادرم دیگه نمی خوام زنده باشم'],
    ['self', 'kheili khaste shodam mikham bemiram'],
    ['abuse', 'شوهرم هر شب منو کتک می زنه'],
    ['medical', 'سم خورده'],
    ['worried', 'پسرم میگه میخواد خودشو بکشه'],
  ],
  ko: [
    ['self', '남편 없이 더 이상 살고 싶지 않아요'],
    ['self', 'eomma eopsi salgi sireo jukgo sipeo'],
    ['abuse', '술만 마시면 남편이 저를 때려요'],
    ['medical', '도와주세요 할머니가 숨을 안 쉬어요'],
    ['worried', '딸이 자꾸 죽고 싶다고 해요'],
  ],
  ru: [
    ['self', 'После смерти мужа я больше не хочу жить'],
    ['self', "ya tak ustala, ne hochu bolshe zhit' bez nego"],
    ['abuse', 'Когда напьётся, муж меня избивает'],
    ['child', 'отчим меня трогает, когда мамы нет дома'],
    ['medical', 'помогите мама не дышит'],
    ['worried', 'Дочь говорит, что не хочет жить'],
  ],
  unknown: [['self', 'میں خودکشی کر لوں گا، مجھے نہیں جینا ہے']],
};

for (const language of otherLanguages)
  test(`danger that is named in ${language} is heard, and whose it is`, () => {
    for (const [route, text] of dangerous[language])
      expect([text, otherLanguageOf(text), dangerIn(text, language)]).toEqual([text, language, route]);
  });

test('who lost somebody to suicide or an overdose, and who does not want to die, is in no danger by that', () => {
  for (const [language, text] of [
    ['tl', 'Nagpakamatay ang anak ko noong isang buwan at hindi ko matanggap'],
    ['vi', 'Con trai tôi đã tự tử năm ngoái, tôi vẫn không hiểu tại sao'],
    ['vi', 'Tôi muốn từ từ suy nghĩ về đám tang'],
    ['zh-Hans', '我儿子去年自杀了，我一直想不通'],
    ['zh-Hans', '妈妈，我想死你了'],
    ['zh-Hant', '我不想死，我還有孩子'],
    ['hi', 'mere bete ne khudkushi kar li pichle saal, samajh nahi aata kyun'],
    ['pa', 'ਮੇਰੇ ਪੁੱਤ ਨੇ ਖੁਦਕੁਸ਼ੀ ਕਰ ਲਈ, ਮੈਨੂੰ ਸਮਝ ਨਹੀਂ ਆਉਂਦੀ'],
    ['ar', 'ابني انتحر السنة الماضية ولا أفهم لماذا'],
    ['ar', 'توفي زوجي بجرعة زائدة'],
    ['fa', 'پسرم پارسال خودکشی کرد و نمی‌فهمم چرا'],
    ['fa', 'نمی‌خواهم بمیرم، بچه‌هایم کوچک هستند'],
    ['ko', '남편이 스스로 목숨을 끊었어요'],
    ['ru', 'Мой сын покончил с собой в прошлом году'],
    ['ru', 'Меня бьёт дрожь, когда вспоминаю похороны'],
  ] as const)
    expect([text, otherLanguageOf(text), dangerIn(text, language)]).toEqual([text, language, null]);
});

test('accents, joiners, hidden letters and the way words are parted make no difference to danger', () => {
  expect(dangerIn('muon chet', 'vi')).toBe('self');
  expect(dangerIn('MUỐN CHẾT!!!', 'vi')).toBe('self');
  expect(dangerIn('wǒ xiǎng sǐ', 'zh-Hans')).toBe('self');
  expect(dangerIn('자\u200b살 하고싶어', 'ko')).toBe('self');
  expect(dangerIn('می‌خواهم بمیرم', 'fa')).toBe('self');
  expect(dangerIn('مي خواهم بميرم', 'fa')).toBe('self');
  expect(dangerIn('أُريدُ أنْ أموت', 'ar')).toBe('self');
  expect(dangerIn('gusto ko na mamatayyyy', 'tl')).toBe('self');
  expect(dangerIn('ｍａｒｎａ ｃｈａｈｔａ ｈｕ', 'hi')).toBe('self');
});

test('one explicit phrase decides, even in the middle of an English or Spanish message', () => {
  expect(otherLanguageOf('I am so tired of all of this since she left, gusto ko nang mamatay.')).toBe('tl');
  expect(otherLanguageOf('I do not know what to say to you all, 我不想活了')).toBe('zh-Hans');
  expect(otherLanguageOf('No sé cómo decirlo en español, ne hochu zhit')).toBe('ru');
});

test('danger at the end of a long letter is heard', () => {
  const letter = 'Mi mancate tutti quanti. '.repeat(790);
  expect(dangerIn(`${letter} khodamo mikosham`, 'fa')).toBe('self');
  expect(dangerIn(`${letter} khodamo mikosham`, 'unknown')).toBe('self');
});

test('of several dangers the one where minutes count comes first', () => {
  expect(dangerIn('не хочу жить, выпила все таблетки', 'ru')).toBe('medical');
  expect(dangerIn('муж меня бьёт, я не хочу жить', 'ru')).toBe('abuse');
});

test('English messages with names, prayers and places of others stay English', () => {
  for (const text of [
    'Waheguru ji ka khalsa waheguru ji ki fateh. My father left us on Sunday.',
    'Inna lillahi wa inna ilayhi rajiun. When is the janazah?',
    'Salam, can you help me find a mosque in Fremont?',
    'Our lola Corazon Magsaysay passed away in Quezon City last night.',
    'We called her Bà Ngoại, her name was Nguyễn Thị Hồng.',
    'The service for 陳美玲 is on Friday at ten.',
    'My halmoni Kim Young-ja raised all of us in Koreatown.',
    'How do I get a death certificate translated for Guangzhou?',
    'He used to say khoda hafez every night before bed.',
    'Mahal kita, mama. I miss you.',
    'Sat sri akal, is there a gurdwara near Yuba City that does antam sanskar?',
    'My babushka always said vechnaya pamyat at the table.',
    'We want to bring the ashes to Varanasi and the Ganga.',
    'إنا لله وإنا إليه راجعون. Dad died this morning and I do not know who to call.',
    'Namaste, I would like to book the hall for my aunt Lakshmi Venkataraman.',
    'i mis my hubsand so mch i cant slep at nite',
    'Nowruz without Maman Pari and Baba Jan is so empty.',
    'Om mani padme hum. The monks come on day 49.',
    'My brother Mohammed Al-Rashid and his son Yusuf died in the crash.',
    'ok thanks',
  ])
    expect([text, otherLanguageOf(text)]).toEqual([text, null]);
});

test('Spanish messages with names, prayers and places of others stay Spanish', () => {
  for (const text of [
    'Mi esposo Raj Singh murió ayer y su familia dice Waheguru todo el tiempo.',
    'Mi suegra rezaba inna lillahi y yo no sabía qué decir.',
    'Salam, busco una mezquita para el entierro de mi cuñado Ahmed.',
    'Se llamaba Nguyễn Văn Hùng y fue mi mejor amigo.',
    'Mi abuela Corazón Bautista nació en Manila y murió en Daly City.',
    'Extraño mucho a mi mamá, no puedo dormir.',
    '¿Cuánto cuesta mandar el cuerpo a Guadalajara?',
    'El nombre de mi vecina era 王秀英, ¿cómo lo escribo en la lápida?',
    'kiero aser una misa pa mi ermano xq no tuvo velorio',
    'Mi nuera Kim Min-ji quiere poner arroz y fruta, ¿está bien?',
    'Gracias por todo, que Dios los bendiga.',
    'Mi yerno Vladímir dice que en Rusia tapan los espejos.',
    'Namaste, quiero reservar la sala para el rezo de mi tía.',
    'Mi papá trabajó con los Kawasaki en el rancho toda su vida.',
    'No sé cómo se dice khoda biamorz en español, pero eso siento.',
    'Ave maria gratia plena, así rezaba mi nana.',
    'Mi hijo Amir Hosseini tenía veinte años.',
    'Ayer fue el día 49 de Linh, prendimos incienso.',
    'Shalom a todos, mi tío Abraham descansó el sábado.',
    'sí',
  ])
    expect([text, otherLanguageOf(text)]).toEqual([text, null]);
});

test('what was written in English and Spanish for the classifier is taken for no other language', () => {
  const some = readMessages('training').filter((_, at) => at % 40 === 0);
  expect(some.filter(({ text }) => otherLanguageOf(text) !== null).map(({ text }) => text)).toEqual([]);
});

test('what says nothing, or everything at once, is met with calm', () => {
  const hostile = [
    '',
    ' ',
    '\n',
    '.',
    '988',
    '🙏🙏🏽👨‍👩‍👧',
    '¯\\_(ツ)_/¯',
    '(ಠ_ಠ)',
    'ㅠㅠㅠ',
    '\u200b\u200d\ufeff',
    '\u0301'.repeat(500),
    '\ud800',
    ...['a', 'я', '死', 'ﷺ', 'م', ' ', '.', '\u0301', '🙏', 'tu tu ', 'wo '].map((part) =>
      part.repeat(20_000 / part.length),
    ),
    'I мне 我 मैं ਮੈਂ انا 나는 ฉัน ako tôi '.repeat(500),
  ];
  for (const text of hostile) {
    const language = otherLanguageOf(text);
    expect(() => dangerIn(text, language ?? 'unknown')).not.toThrow();
  }
  expect(hostile.slice(0, 12).map(otherLanguageOf)).toEqual(Array(12).fill(null));
});
