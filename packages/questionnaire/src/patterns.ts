/**
 * The words of questionnaires by language: instructions, "required", "other", requests, skips and
 * thanks. Each is the source of a regular expression without capturing groups.
 */
interface Words {
  /** An instruction that allows several answers. */
  several: string;
  /** An instruction that allows one answer. */
  one: string;
  required: string;
  /** The option for another answer. */
  other: string;
  /** The request after "other": "specify". */
  specify: string;
  /** The start of a request that is no question: "Please describe". */
  request: string;
  /** Where a choice leads: "go to 5". */
  skip: string;
  /** The start of what closes a questionnaire. */
  thanks: string;
  /** The name of a question before its number. */
  question: string;
  yes: string;
  no: string;
}

const languages: Record<string, Partial<Words>> = {
  english: {
    several:
      '^\\W*multiple\\W*$|(?:maxim\\S+|máximo|max\\.?|at most|no more than|au plus)\\s+(?:of\\s+|de\\s+)?(?:[2-9]|two|three|four|five)|[2-9]\\s+\\S+\\s+(?:max|máximo|au plus)|(?:select|choose|check|tick|mark|circle|pick)\\s+(?:all|any|every|as many|one or more|more than one|up to (?:[2-9]|two|three|four|five)|at least|multiple|(?:the |your )?(?:top )?(?:two|three|four|five|[2-9])\\b)|(?:select|choose|check) the (?:appropriate|applicable)|(?:all|those) that apply|multi-?(?:code|select)\\b|up to [2-9] answers|(?:pick|choose|select|tick) several|record all|(?:select|choose|check) all:|multiple (?:answers|responses|selections)|multi(?:ple)?[- ]?(?:code|choice|punch|response)\\b(?=\\s*[)\\]])|more than one answer|several answers',
    one: '^\\W*(?:single|please tick)\\W*$|(?:select|choose|check|tick|mark|circle|pick)\\s+(?:\\(x\\)\\s+)?(?:only\\s+)?(?:one|1|a single|the one)\\b|(?:one|single)[- ](?:answer|response|choice|code|punch|select)(?: only)?|only one|^type: text$',
    required: 'required|mandatory',
    other: 'others?|something else|another|none of these, other|none of these ?/ ?other',
    specify: 'specify|state|say|explain|describe|tell|write|which|what|name|list',
    request:
      'please\\b(?! (?:complete|return|send|answer|fill|read|note|turn|use)\\b)|describe|explain|tell us|comments?|list|name|give|write|specify|state|enter|share|additional|further|any (?:other|further|additional)|if (?:yes|no|other|so)\\b|if you [^.?]{3,60}, please|your (?:name|age|e-?mail|address|phone)',
    skip: 'terminate|(?:go|skip|move|jump|proceed|continue) (?:to|on)|end (?:of )?(?:the )?(?:survey|interview|questionnaire)|skip',
    thanks:
      '(?:many |with )?thanks?|yours (?:sincerely|faithfully|truly)|page \\d|end of|confidential|best,|best wishes|(?:kind |best )?regards|sincerely|cheers,|(?:all the best|warm regards|looking forward)',
    question: 'q|question|item',
    yes: 'yes|true|agree',
    no: 'no|false|disagree',
  },
  german: {
    several:
      'mehrfach(?:nennung|auswahl|antwort)\\S*|mehrere (?:antworten|nennungen|angaben|möglich\\S*)|alle[s]? zutreffende\\S*|wählen sie (?:bitte )?die zutreffenden|zutreffendes ankreuzen|(?:maximal|bis zu|höchstens) (?:[2-9]|zwei|drei|vier|fünf)',
    one: 'markieren sie nur|wählen sie eine der|(?:nur |bitte )?(?:eine|1) (?:antwort|nennung|angabe|auswahl)|nur eine|einfachauswahl|einfachnennung|bitte eine\\S* (?:ankreuzen|auswählen|wählen)',
    required: 'pflichtfeld|pflichtfrage|pflichtangabe|erforderlich',
    other: 'sonstige[srnm]?|andere[srnm]?|etwas anderes|weitere',
    specify: 'bitte|nämlich|und zwar|welche[srnm]?|angeben|nennen',
    thanks:
      'vielen dank|danke|herzlichen dank|seite \\d|viele grüße|mit freundlichen|beste grüße|herzliche grüße',
    yes: 'ja',
    no: 'nein',
  },
  french: {
    several:
      'plusieurs (?:réponses|choix)|(?:cochez|sélectionnez|choisissez|indiquez)\\s+(?:toutes|tous|tout|une ou plusieurs|un ou plusieurs|jusqu.?à|plusieurs)|choix multiples?|réponses? multiples?|(?:[2-9]|deux|trois|quatre) (?:réponses|choix) (?:au )?max\\S*|jusqu.?à (?:[2-9]|deux|trois)|cocher plusieurs',
    one: '(?:une|1) seule réponse|réponse unique|choix unique|(?:cochez|sélectionnez|choisissez)\\s+(?:une|un)\\b',
    required: 'obligatoire|requis|champ requis',
    other: 'autres?|autre chose',
    specify: 'précise[zr]?|préciser|lequel|laquelle|lesquel\\S*|à préciser',
    skip: '(?:passez|allez|aller|passer) (?:à|au|directement)|fin du questionnaire',
    thanks:
      'merci (?:de votre|pour|d.avoir|beaucoup)|merci\\s*[,!.]|(?:bien )?cordialement|page \\d|bonne journée',
    yes: 'oui',
    no: 'non',
  },
  spanish: {
    several:
      '(?:seleccione|selecciona|marque|marca|elija|elige|señale|registre|anote|circule)\\s+(?:todas|todos|todo|una o más|uno o más|varias|varios|hasta|más de)|respuestas? múltiples?|varias respuestas|selección múltiple|opción múltiple|más de una (?:respuesta|opción)|todas las que|marque las (?:opciones|que)|pued(?:e[ns]?|es) (?:marcar|elegir|seleccionar|señalar) (?:varias|varios|más de)',
    one: 'solo un óvalo|(?:seleccione|selecciona|marque|marca|elija|elige|señale)\\s+(?:solo |sólo |solamente )?(?:una|uno)\\b|una sola (?:respuesta|opción)|respuesta única|solo una',
    required: 'obligatori[oa]|requerid[oa]',
    other: 'otr[oa]s?|otra cosa',
    specify: 'especifi\\S*|indique|indicar|¿?cuál\\S*|diga|por favor',
    thanks: 'gracias|muchas gracias|atentamente|(?:un )?saludos?|página \\d',
    yes: 'sí|si',
    skip: '(?:pase|vaya|ir|salte) (?:a|al)',
  },
  portuguese: {
    several:
      '(?:selecione|marque|assinale|escolha|indique)\\s+(?:todas|todos|tudo|uma ou mais|um ou mais|várias|vários|até|mais de)|quantas quiser|múltipla escolha|múltiplas? respostas?|várias respostas|respostas? múltiplas?|mais (?:do que|de) uma (?:resposta|opção|alternativa)|todas as que|pode[m]? (?:escolher|assinalar|marcar|selecionar) (?:várias|vários|mais)',
    one: '(?:selecione|marque|assinale|escolha|indique)\\s+(?:apenas |somente |só )?(?:uma|um)\\b|apenas uma|uma única|resposta única|somente uma',
    required: 'obrigatóri[oa]|requerid[oa]',
    other: 'outr[oa]s?',
    specify: 'especifi\\S*|qual\\S*|quais|indique|por favor',
    thanks:
      'obrigad[oa]\\s*(?:[,!.]|por|pela|pelo)|atenciosamente|muito obrigad|agradecemos|página \\d',
    yes: 'sim',
    no: 'não',
  },
  italian: {
    several:
      'più di un[oa]|più (?:risposte|opzioni)|(?:selezionare|selezioni|scelga|scegliere) (?:tutte|tutti|fino|più)|risposta multipla|risposte multiple|(?:barrare|indicare|segnare|scegliere) (?:tutt[ei]|fino a|più|una o più)|massimo (?:[2-9]|due|tre|quattro)',
    one: 'segna solo un|una sola (?:risposta|opzione)|risposta singola|(?:selezionare|selezioni|scelga) una',
    required: 'obbligatori[oa]',
    other: 'altr[oaie]',
    specify: 'specific\\S*|quale|indicare',
    thanks: 'grazie|pagina \\d',
    yes: 'sì',
  },
  dutch: {
    several:
      'meer(?:dere)? (?:antwoorden|opties)|alle(?:s)? wat van toepassing|kruis alle|meer dan één|selecteer alle',
    one: '(?:slechts |maximaal )?één antwoord|kies één',
    required: 'verplicht',
    other: 'anders|overig[e]?|andere',
    question: 'vraag',
    thanks: '(?:alvast )?bedankt|(?:hartelijk )?dank|met vriendelijke groet',
    yes: 'ja',
    no: 'nee',
  },
  russian: {
    several:
      '(?:выберите|отметьте|укажите|выбрать|отметить)\\s+(?:все|всё|несколько|один или несколько|не более (?:[2-9]|двух|трёх|трех|пяти)|до (?:[2-9]|двух|трёх|трех|пяти))|несколько (?:вариантов|ответов)|множественный выбор|возможн\\S+ несколько|не более (?:[2-9]|двух|трёх|трех|пяти)|до (?:[2-9]|двух|трёх|трех|пяти) (?:вариантов|ответов)',
    one: '(?:выберите|отметьте|укажите)\\s+(?:только )?(?:один|одно|одну)(?! или)|(?:один|одиночный) (?:вариант|ответ|выбор)|только один',
    required: 'обязательно|обязательный(?: вопрос)?',
    other: 'друг(?:ое|ой|ая|ие)(?: вариант| ответ)?|иное|иной|прочее|прочие|свой вариант',
    specify: 'укаж\\S*|уточн\\S*|напиш\\S*|что именно|как\\S*|впиш\\S*|пожалуйста',
    thanks: 'спасибо|благодарим|страница \\d',
    question: 'вопрос',
    yes: 'да',
    no: 'нет',
  },
  arabic: {
    several:
      '(?:اختر|حدد|ضع علامة على|يرجى اختيار|اختاري|اختيار)\\s+(?:كل|جميع|أكثر من|ما)|يمكن(?:ك)?\\s+(?:اختيار|تحديد)\\s+(?:أكثر|عدة)|أكثر من (?:إجابة|خيار|اجابة)|إجابات متعددة|جميع ما ينطبق|كل ما ينطبق',
    one: '(?:اختر|حدد)\\s+(?:إجابة|اجابة|خيار[اً]?)\\s*(?:واحد[اًة]*)?|إجابة واحدة|علامة \\S+ \\S+ \\S+ واحد فقط|خيار واحد',
    required: 'إلزامي|مطلوب|إجباري',
    other: 'أخرى|اخرى|آخر|أخر|غير ذلك',
    specify: 'حدد\\S*|اذكر\\S*|يرجى\\S*|وضح|(?:من فضلك|الرجاء)',
    thanks: 'شكرا|شكراً|نشكر',
    question: 'سؤال|السؤال|س',
  },
  hindi: {
    several:
      '(?:सभी|जो भी)\\s+(?:लागू|उपयुक्त|विकल्प|सही)[^()]*|एक से (?:अधिक|ज़्यादा|ज्यादा)[^()]*|कई (?:विकल्प|उत्तर)[^()]*',
    one: 'केवल एक अंडाकार|(?:केवल|सिर्फ)?\\s*(?:कोई )?एक (?:विकल्प|उत्तर)?\\s*(?:चुनें|चुनिए|चुने)',
    required: 'अनिवार्य|आवश्यक',
    other: '(?:कोई )?अन्य|दूसरा',
    specify: 'कृपया\\S*|बताएं|उल्लेख|लिखें|स्पष्ट',
    question: 'प्रश्न|प्र',
    thanks: 'धन्यवाद|आभार',
  },
  japanese: {
    several:
      '複数回答|複数選択|すべて(?:お)?選|全て(?:お)?選|当てはまるもの(?:を)?(?:すべて|全て)|あてはまるもの(?:を)?(?:すべて|全て)|いくつでも|(?:[2-9二三四五]つ|3つ)まで',
    one: '1 ?つだけ|(?:1つ|一つ|ひとつ|1つ)(?:だけ|のみ)?(?:を)?(?:お)?選|[○◯]は(?:1|一|ひと)つ|単一回答|単一選択|1つだけ|一つだけ|ひとつだけ',
    required: '必須|必須項目',
    other: 'その他|そのほか|他',
    thanks: 'ご協力|ありがとう',
    question: '問|質問|設問',
  },
  korean: {
    several: '복수\\s*(?:선택|응답)|모두\\s*(?:선택|고르|표시)|해당하는 것을 모두',
    one: '하나만\\s*(?:선택|고르)|한 가지만',
    required: '필수',
    other: '기타',
    thanks: '감사|고맙',
  },
  turkish: {
    several:
      'birden fazla|tümünü (?:seçin|işaretleyin)|uygun olanların|birden çok|tüm seçenekleri|en fazla (?:[2-9]|iki|üç|dört)',
    one: '(?:yalnızca |sadece )?(?:bir|tek) (?:seçenek|cevap|yanıt)',
    required: 'zorunlu',
    other: 'diğer|başka',
    specify: 'belirt\\S*|lütfen|yazınız|açıklayınız',
    thanks: 'teşekkür|saygılar',
    yes: 'evet',
    no: 'hayır',
  },
  polish: {
    several:
      '(?:zaznacz|wybierz|proszę zaznaczyć) (?:wszystkie|kilka|maksymalnie|do )|wielokrotn\\S+ wyb\\S+|kilka odpowiedzi|proszę wybrać (?:wszystkie|kilka|maksymalnie|do )',
    one: '(?:jedną|jedna) odpowied\\S+|jednokrotn\\S+ wyb\\S+|zaznacz jedn\\S+',
    required: 'wymagane|obowiązkowe',
    other: 'inn[eyai]|inne|inaczej',
    specify: 'jak\\S*|proszę\\S*|podaj\\S*|podać',
    thanks: 'dziękujemy|dziękuję|pozdrawiam',
    yes: 'tak',
    no: 'nie',
  },
  swedish: {
    several:
      'flera (?:svar|alternativ)|(?:välj|kryssa i|markera) (?:alla|flera|ett eller flera)|högst (?:[2-9]|två|tre|fyra)',
    one: '(?:välj|kryssa i|markera) (?:endast )?ett\\b(?! eller)|endast ett svar',
    required: 'obligatorisk\\S*',
    other: 'annat|annan|övrigt',
    specify: 'nämligen|ange|vad|vilke[nt]|specificera',
    thanks: 'tack|med vänliga',
    yes: 'ja',
    no: 'nej',
  },
  nordic: {
    several: 'flere (?:svar|svaralternativer)|(?:velg|vælg|sæt kryds ved) (?:alle|flere)',
    other: 'annet|andet|anden|andre',
    thanks: 'takk|tak for|(?:med )?venn?lig hilsen',
  },
  finnish: {
    several:
      '(?:valitse|rastita|merkitse) (?:kaikki|yksi tai useampi|useita)|(?:useita|useampi) vastau\\S+|voit valita useita',
    one: 'valitse (?:vain )?yksi(?! tai)|vain yksi',
    required: 'pakollinen',
    other: 'muu(?:t|ta)?|jokin muu',
    specify: 'mikä|mitkä|kerro|tarkenna|mitä',
    thanks: 'kiitos|ystävällisin',
  },
  greek: {
    several:
      'περισσότερες (?:από μία )?(?:απαντήσεις|επιλογές)|(?:επιλέξτε|σημειώστε) (?:έως [2-9]|όλα|όλες|όσα|περισσότερ\\S+)|πολλαπλ\\S+ (?:επιλογ\\S+|απαντ\\S+)|από μία απαντήσεις',
    one: '(?:επιλέξτε|σημειώστε) (?:μόνο )?(?:μία|ένα)|μία απάντηση',
    required: 'υποχρεωτικ\\S+',
    other: 'άλλο|άλλη|άλλος|κάτι άλλο',
    specify: 'παρακαλώ|διευκρινίστε|προσδιορίστε|ποιο|τι',
    thanks: 'ευχαριστούμε',
    yes: 'ναι',
    no: 'όχι',
  },
  czech: {
    several:
      '(?:lze|můžete|môžete) (?:označit|vybrat|zaškrtnout) (?:více|viac)\\S*|(?:více|viac) (?:odpovědí|možností|odpovedí)|(?:označte|vyberte|zaškrtněte) (?:všechny|všetky|vše)',
    one: '(?:vyberte|označte) (?:jednu|jedno)|jedna odpověď',
    required: 'povinn[áéý]',
    other: 'jin[éáý]|jiná možnost|iné',
    thanks: 'děkujeme|ďakujeme|s pozdravem',
  },
  ukrainian: {
    several:
      '(?:оберіть|виберіть|позначте|вкажіть) (?:усі|всі|декілька|кілька|один або)|(?:кілька|декілька) (?:варіантів|відповідей)',
    one: '(?:оберіть|виберіть|позначте) (?:лише |тільки )?(?:один|одну)(?! або)',
    required: 'обов.язково',
    other: 'інше|інша|інший',
    thanks: 'дякуємо|з повагою',
  },
  swahili: {
    several:
      '(?:chagua|weka alama) (?:yote|zote|zaidi ya)|jibu zaidi ya moja|majibu (?:mengi|zaidi)',
    one: 'chagua (?:moja|jibu moja)',
    other: 'nyingine|mengine|vingine|nyinginezo',
    specify: 'taja|eleza|fafanua',
    thanks: 'asante',
  },
  hungarian: {
    several: 'több (?:válasz|lehetőség)\\S*|(?:jelölje|válassza ki) (?:az összes|mindet)',
    other: 'egyéb|más',
    thanks: 'köszönjük|üdvözlettel',
  },
  romanian: {
    several:
      'răspunsuri multiple|mai multe (?:răspunsuri|variante)|(?:bifați|alegeți|selectați) (?:toate|mai multe)',
    other: 'alt(?:ul|a|ele|ceva)',
    thanks: 'mulțumim|cu stimă',
  },
  hebrew: {
    several:
      '(?:בחרו?|סמנו?|(?:ניתן|אפשר) (?:לבחור|לסמן))\\s+(?:את כל|כל|יותר מ|מספר|כמה)|מספר תשובות|יותר מתשובה',
    one: '(?:בחרו?|סמנו?)\\s+(?:תשובה )?(?:אחת|אחד)|תשובה אחת',
    required: 'חובה|שדה חובה',
    other: 'אחר(?:ת|ים)?',
    thanks: 'תודה',
  },
  vietnamese: {
    several:
      '(?:chọn|đánh dấu)\\s+(?:tất cả|nhiều)|nhiều (?:lựa chọn|đáp án|câu trả lời)|có thể chọn nhiều',
    one: 'chọn (?:chỉ )?(?:một|1)\\b|một đáp án',
    required: 'bắt buộc',
    other: 'khác',
    thanks: '(?:xin )?(?:chân thành )?cảm ơn|cám ơn',
  },
  indonesian: {
    several:
      '(?:pilih|centang)\\s+(?:semua|beberapa|lebih dari)|lebih dari satu (?:jawaban|pilihan)|boleh lebih dari satu',
    one: 'pilih (?:salah )?satu|satu jawaban',
    required: 'wajib(?: diisi)?',
    other: 'lainnya|lain-lain|yang lain',
    thanks: 'terima kasih',
  },
  chinese: {
    several:
      '可?多选|可?多選|可?複選|复选|选择所有|選擇所有|所有适用|所有適用|可选(?:择)?多项|可選多項|不定项|最多(?:选|選)[^)]{0,4}|限选[2-9二三四五]项',
    one: '只(?:标记|標記)一[个個]|请(?:在方框内)?打.?[√✓勾]|单选|單選|选择一项|選擇一項|只选一|只選一|单项选择',
    required: '必填|必答',
    other: '其他|其它',
    specify: '请\\S*|請\\S*|注明\\S*|填写\\S*|说明\\S*',
    thanks: '谢谢|謝謝|感谢|感謝',
  },
};

const all = Object.values(languages);

/** The alternatives of all languages as the source of one group. */
const joinLanguages = (name: keyof Words) =>
  `(?:${all.flatMap((words) => words[name] ?? []).join('|')})`;

/** No letter follows: the end of a word in languages with spaces. */
const END = '(?![\\p{L}\\p{M}])';

export const patterns = {
  several: new RegExp(joinLanguages('several'), 'iu'),
  one: new RegExp(joinLanguages('one'), 'iu'),
  required: new RegExp(`[(\\[]\\s*${joinLanguages('required')}\\s*[)\\]]`, 'iu'),
  /** An option that is only "Other", perhaps with "please specify". */
  other: new RegExp(
    `^(?:please specify )?${joinLanguages('other')}${END}(?:\\s*[,:.–—-]?\\s*[(\\[]?\\s*(?:(?:if |please |bitte |por favor,? |, )*${joinLanguages('specify')})[^)\\]]*[)\\]]?|\\s*[(\\[][\\s_.]*[)\\]])?[\\s:._?…-]*$`,
    'iu',
  ),
  /** A word in the title of a questionnaire. */
  title:
    /survey|questionnaire|\bform\b|registration|sign-?up|feedback|evaluation|\bpoll\b|umfrage|fragebogen|befragung|anmeldung|enquête|sondage|inscription|encuesta|cuestionario|formulari|questionário|pesquisa|inscrição|questionario|sondaggio|vragenlijst|enquête|анкета|опрос|استبيان|استمارة|استطلاع|सर्वेक्षण|प्रश्नावली|アンケート|調査|调查|調查|问卷|問卷|설문|조사|anket|ankieta/iu,
  /** A note that an answer field has checkboxes: "(checkboxes)". */
  checkboxNote: /checkbox(?:es)?|kontrollkästchen|cases à cocher|casillas|caixas de seleção/iu,
  /** Any other note on a question: its type, "optional", points, "(read out)". */
  fieldTypeNote:
    /drop-?down|radio(?: buttons?)?|single choice|multiple choice|optional|freiwillig|facultati[fv]|opcional|необязательн|任意|选填|選填|اختياري|\d+ (?:points?|punkte?|puntos?|pontos?|баллов|балла)|(?:ask|show) (?:all|if|card)[^)\]]*|read out|do not read[^)\]]*|randomi[sz]e\S*|rotate|^\W*(?:open|text|numbers?|numeric|date|time)\W*$|open[- ]end|short answer|long answer|paragraph|open[- ]?(?:ended|text)|free text|text (?:box|field|answer)|freitext|offene frage|réponse (?:libre|courte|longue)|question ouverte|(?:respuesta|pregunta) (?:abierta|corta|larga)|(?:resposta|pergunta) (?:aberta|curta|longa)|открытый вопрос|свободный ответ|自由記述|自由回答|填空题|简答题|开放题|주관식/iu,
  /** Placeholders of form tools: "Your answer". */
  placeholder:
    /^(?:(?:answer|antwort|réponse|respuesta|resposta|risposta):|[dtjgm]{1,4}[./ -][dtjgm]{1,4}[./ -][yjag]{2,4}|choose|example: .{1,40}|(?:short|long) answer text|description \(optional\)|only numbers may be entered in this field|print (?:numbers|letters|name)[^.]{0,40}|your answer|enter your answer|(?:kurz|lang)antwort-?text|meine antwort|ihre antwort|(?:texte de )?réponse (?:courte|longue)|votre réponse|(?:please |bitte |por favor,? |veuillez |s.il vous plaît,? |per favore,? )?(?:write|enter|type|schreiben sie|geben sie|escriba|escreva|écrivez|écrire|inserisci|scriva) (?:in )?(?:your|ihre|su|sua|votre|la) (?:answer|antwort|respuesta|resposta|réponse|risposta)(?: here| hier(?: ein)?| aquí| aqui| ici| qui)?:?|texto de (?:respuesta|resposta) (?:corta|larga|curta|longa|breve)|tu respuesta|sua resposta|мой ответ|краткий ответ|развернутый ответ|إجابتك|回答を入力|記述式テキスト.*|短文回答|您的回答)\.?[\s_]*$/iu,
  /** A letter's first words. */
  greeting:
    /^(?:hi|hello|hey|hej|dear|good (?:morning|afternoon|day)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten tag|bonjour|bonsoir|salut|ch[eè]re?s?|madame|hola|buen[oa]s (?:d[ií]as|tardes)|estimad[oa]s?|ol[áa]|bom dia|boa tarde|prezad[oa]s?|caro|cara|ciao|buongiorno|beste|geachte|здравствуйте|добрый день|уважаем\S+|مرحبا|السلام|عزيز\p{L}*|नमस्ते|您好|你好|大家好|こんにちは|안녕하세요|merhaba|dzień dobry|xin chào)(?![\p{L}\p{M}])[^?.:;]{0,50}[,!،，！]$/iu,
  /** The counter above a section's title: "Section 1 of 3". */
  sectionCounter:
    /^(?:section|abschnitt|rubrique|sección|seção|раздел|sezione) \d+ (?:of|von|sur|de|из|di) \d+$|^(?:slide|folie|diapositiv[ae]) \d+$/iu,
  /** The heading of a part: "Section B – Family". */
  partHeading:
    /^(?:section|part|teil|abschnitt|partie|parte|sección|seção|sezione|deel|раздел|część|bölüm)\s+(?:\d{1,2}|[A-Z]|[IVX]{1,4})\s*(?:$|[:.–—-]\s)/iu,
  /** Texts around a form: instructions to interviewers, buttons, footers. */
  footer:
    /^\[?(?:(?:interviewer|programmer|prog)\s*:|show ?card)|^(?:submit|send|next|back|continue|save draft|done|forms|clear form|gereed|klaar|fertig|terminé|listo|concluído|fatto|klart|valmis|hotovo|gotowe|готово|absenden|senden|weiter|envoyer|suivant|enviar|siguiente|próximo|limpar formulário|borrar formulario|invia|verzenden|отправить|далее|إرسال|भेजें|送信|次へ|提交|下一[页頁]|제출|gönder|wyślij|gửi|kirim)$|^[©®]|^(?:copyright|privacy (?:policy|notice|&)|never submit passwords|this (?:content|form) (?:is|was)|google forms|microsoft forms|powered by|aangedreven door|unterstützt von|propulsé par|con tecnología de|desenvolvido por|this question is required|n.envoyez jamais|ne communiquez jamais|nunca (?:envíe|envíes|envie)|geben sie niemals|verzend nooit|(?:indique|indica) una? (?:question|pregunta|pergunta|domanda)|(?:would you like|do you want) me to|let me know if|shall i |soll ich |möchte(?:st du|n sie), dass ich|souhaite[sz]?-(?:tu|vous) que je|voulez-vous que je|¿(?:quieres|quiere|te gustaría|desea|deseas) que|(?:quer|gostaria|deseja) que eu|vuoi che )|^\*\s*(?:indicates|gibt|indique|required|pflicht|obligat|obrigat|erforderlich|indica|обязат|必須|必填)|^[-–]\s*\d{1,3}\s*[-–]$/iu,
  /** The label before a list of options: "Answers:". */
  options:
    /^(?:a|(?:answer |response )?(?:options?|choices?|answers?)|antworten|antwortmöglichkeiten|optionen|réponses?|choix|opciones|respuestas|opções|respostas|варианты(?: ответа)?|الخيارات|विकल्प|選択肢|选项|選項|보기)\s*:\s*/iu,
  /** The start of a bracket that explains: "e.g. …". */
  example:
    /^\s*(?:e\.?g\b|i\.?e\b|for example|for instance|such as|including|like|z\.?\s?b\b|zum beispiel|wie|par ex|p\. ?ex|comme|por ej|p\. ?ej|como|por exemplo|например|т\.\s?е|مثل|जैसे|例|如)/iu,
  /** The headings of a table with a question in each row. */
  columns: {
    question:
      /^(?:survey )?(?:questions?|fragen?|frage ?text|question text|preguntas?|perguntas?|вопросы?|السؤال|प्रश्न|質問(?:文)?|问题|題目|题目|질문|items?)$/iu,
    type: /^(?:(?:question |answer |response )?(?:type|format|kind)|typ|frageart|tipo|тип|النوع|प्रकार|形式|类型|類型)(?: de (?:question|réponse|pregunta|respuesta|pergunta|resposta))?$/iu,
    options:
      /^(?:(?:answer |response )?(?:(?:options?|choices?|answers?)(?: ?[a-h\d])?|values)|antworten|antwortmöglichkeiten|antwortoptionen|optionen|réponses(?: possibles)?|choix|opciones(?: de respuesta)?|respuestas|opções(?: de resposta)?|respostas|варианты(?: ответа| ответов)?|الخيارات|विकल्प|選択肢|选项|選項|보기)$/iu,
    required:
      /^(?:required\??|mandatory|pflicht(?:frage)?|obligatoire|obligatori[ao]|obrigatóri[ao]|обязательный|必須|必填)$/iu,
  },
  request: new RegExp(`^${joinLanguages('request')}`, 'iu'),
  skip: new RegExp(joinLanguages('skip'), 'iu'),
  thanks: new RegExp(`^¡?${joinLanguages('thanks')}`, 'iu'),
  /** "Question 5:", "Q5.", "問1　", "第1题". */
  questionNumber: new RegExp(
    `^(?:${joinLanguages('question')})\\s*[.-]?\\s*(?:(?:№|#|n[°º])\\s*)?(\\d{1,3})(?:題|题|問)?(?:\\s*[:.)–、-]\\s*|\\s+|$)`,
    'iu',
  ),
  /** "Question one: ", "السؤال الأول: ". */
  spelledQuestionNumber:
    /^(?:question|السؤال|frage|pregunta|pergunta|вопрос|domanda|vraag|pytanie)\s+\p{L}{3,}\s*:\s+/iu,
  yes: new RegExp(`^(?:${joinLanguages('yes')}|x|✓|\\*)$`, 'iu'),
  yesNo: new RegExp(`^(?:${joinLanguages('yes')}|${joinLanguages('no')})$`, 'iu'),
};
