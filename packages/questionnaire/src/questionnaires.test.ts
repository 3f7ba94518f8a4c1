import { expect, test } from 'vitest';
import { readQuestions } from './questionsIn.ts';
import { readLines } from './readLines.ts';

/**
 * Questionnaires written for these tests, in shapes and languages that people paste. A question in
 * one line: "single* Which? | Tea | Coffee | +" (required, with "Others").
 */
const questionnaires: [name: string, text: string, questions: string[]][] = [
  [
    'fields below numbered questions change no choices above them',
    '1. Which way?\nBy sea\nBy land\n2. What was missing?\nName: ______\nPhone: ______',
    ['single Which way? | By sea | By land', 'text What was missing?', 'text Name', 'text Phone'],
  ],
  [
    'fields above numbered questions change no choices below them',
    'Name: ______\nClass: ______\n1. Do you sing?\nYes\nNo\n2. Do you paint?\nYes\nNo',
    [
      'text Name',
      'text Class',
      'single Do you sing? | Yes | No',
      'single Do you paint? | Yes | No',
    ],
  ],
  [
    'questions without numbers above numbered ones',
    'How old are you?\nUnder 20\nOver 20\n\nWho sent you?\nA friend\nThe radio\n\n1. What did you see?\n2. What did you miss?',
    [
      'single How old are you? | Under 20 | Over 20',
      'single Who sent you? | A friend | The radio',
      'text What did you see?',
      'text What did you miss?',
    ],
  ],
  [
    'two questions without choices above numbered ones',
    'What is your name?\nWhere do you live?\n\n1. How many hens?\n2. Why?',
    ['text What is your name?', 'text Where do you live?', 'text How many hens?', 'text Why?'],
  ],
  [
    'one question of a title above numbered ones',
    'How do you like our market?\n\n1. How many visits?\n2. Why?',
    ['text How many visits?', 'text Why?'],
  ],
  [
    'questions without numbers above a grid',
    'How old are you?\nUnder 20\nOver 20\n\n\tGood\tFair\tPoor\nFood\t☐\t☐\t☐\nRooms\t☐\t☐\t☐',
    [
      'single How old are you? | Under 20 | Over 20',
      'single Food | Good | Fair | Poor',
      'single Rooms | Good | Fair | Poor',
    ],
  ],
  [
    'a choice with a blank of its own',
    '1. Do you keep bees?\nYes (please say how many hives): ____\nNo\n2. Do you keep hens?\nYes\nNo',
    [
      'single Do you keep bees? | Yes (please say how many hives) | No',
      'single Do you keep hens? | Yes | No',
    ],
  ],
  [
    'fields of one line, the last with choices',
    'Name: ______   Age: ___   Sex: M / F\n\n1. Why?',
    ['text Name', 'text Age', 'single Sex | M | F', 'text Why?'],
  ],
  [
    'a field and boxes on one line',
    'Age: ___   Sex: ☐ M  ☐ F\n\n1. Why?',
    ['text Age', 'single Sex | M | F', 'text Why?'],
  ],
  [
    'two fields on a line above a grid',
    'Room: ____     Day: ____\n\n\tGood\tPoor\nBread\t☐\t☐\nPrice\t☐\t☐',
    ['text Room', 'text Day', 'single Bread | Good | Poor', 'single Price | Good | Poor'],
  ],
  [
    'a question below the blank of another',
    '1. How many rooms are there? _____\n   How many of them are heated? _____\n2. Do you rent?\n- Yes\n- No',
    [
      'text How many rooms are there?',
      'text How many of them are heated?',
      'single Do you rent? | Yes | No',
    ],
  ],
  [
    'numbers with a degree sign, and instructions in brackets',
    '1°) Quel âge ?\n2°) Lesquels ? (multi-select)\n□ thé\n□ café\n3°) Which two? (up to 2 answers)\nA\nB\n4°) Which? (single select)\nC\nD',
    [
      'text Quel âge ?',
      'multiple Lesquels ? | thé | café',
      'multiple Which two? | A | B',
      'single Which? | C | D',
    ],
  ],
  [
    'numbers on lines of their own, but not the last degree of a scale',
    '1\nHow often do you swim?\n\nDaily\n\nWeekly\n\n2\nWhat for?\n\nEnter your answer',
    ['single How often do you swim? | Daily | Weekly', 'text What for?'],
  ],
  [
    'a title and an instruction in two languages',
    'RIVER USERS / WATUMIAJI WA MTO\n\n1. What did you catch? (several answers / majibu mengi)\n   1 = Perch\n   2 = Carp\n2. Where do you live? / Unaishi wapi?',
    ['multiple What did you catch? | Perch | Carp', 'text Where do you live? / Unaishi wapi?'],
  ],
  [
    'a follow-up below choices without marks',
    '1. Do you row?\nYes\nNo\nIf yes, how often?\n2. Do you sail?\nYes\nNo',
    ['single Do you row? | Yes | No', 'text If yes, how often?', 'single Do you sail? | Yes | No'],
  ],
  [
    'questions by name, as assistants write them',
    'Question: How did you come?\nType: single choice\nOptions: Boat, Train, Bus\n\nQuestion: Comments\nType: text',
    ['single How did you come? | Boat | Train | Bus', 'text Comments'],
  ],
  [
    'choices with commas below their question',
    '1. Why?\n2. How did you come?\nBoat, train, bus',
    ['text Why?', 'single How did you come? | Boat | train | bus'],
  ],
  [
    'directions of a form builder',
    'Q1 How do you come?\n\no\tBoat  (1) \n\no\tBus  (2) \n\nDisplay This Question:\n\nIf Q1 = Bus\n\nQ2 Were you late?\n\no\tYes  (1) \n\no\tNo  (2) \n\nSkip To: End of Survey If Were you late? = No',
    ['single How do you come? | Boat | Bus', 'single Were you late? | Yes | No'],
  ],
  [
    'stars before numbers',
    '* 1. How was it?\nGood\nBad\n* 2. Do you own a car?\nYes\nNo\n3. Which?\nCar\nBike',
    [
      'single* How was it? | Good | Bad',
      'single* Do you own a car? | Yes | No',
      'single Which? | Car | Bike',
    ],
  ],
  [
    'a grid whose head has numbers, below a stem with a colon',
    '**1. Which?**\n- A\n- B\n\n**2. Rate your agreement (1 = no, 5 = yes):**\n\n| Statement | 1 | 2 | 3 |\n|---|---|---|---|\n| I like it. | ☐ | ☐ | ☐ |\n| I know it. | ☐ | ☐ | ☐ |\n\n**3. Why?**',
    [
      'single Which? | A | B',
      'single I like it. | 1 | 2 | 3',
      'single I know it. | 1 | 2 | 3',
      'text Why?',
    ],
  ],
  [
    'lettered rows with scales below a stem with a colon',
    '1) Why?\n\n2) How important is each (1 = not, 5 = very):\n\n    a) New lights      1   2   3   4   5\n    b) More trees      1   2   3   4   5\n\n3) How?',
    [
      'text Why?',
      'single New lights | 1 | 2 | 3 | 4 | 5',
      'single More trees | 1 | 2 | 3 | 4 | 5',
      'text How?',
    ],
  ],
  [
    'codes with answers on a line, boxes with numbers, and codes behind boxes',
    '1. How often?\n1  Never   2  Often   3  Always\n2. How good?\nbad □1 □2 □3 good\n3. Sex\nFemale □1   Male □2\n4. Which (tick all): tea, milk, water',
    [
      'single How often? | Never | Often | Always',
      'single How good? | 1 | 2 | 3',
      'single Sex | Female | Male',
      'multiple Which | tea | milk | water',
    ],
  ],
  [
    'a footer above the number of each page, and names below the last question',
    'Which?\n• Tea\n• Milk\n\nOakfield | Confidential\n1\n\nWhy?\n\nOakfield | Confidential\n2\n\nIn solidarity,\nYour committee',
    ['single Which? | Tea | Milk', 'text Why?'],
  ],
  [
    'rows of a scale behind an empty column, and fields with strokes',
    'Laboratory / room:\nDate of visit:\n\n1. How are these?\nMedia\t\t1\t2\t3\nHours\t\t1\t2\t3\n\n2. Why?\nDD/MM/YYYY',
    [
      'text Laboratory / room:',
      'text Date of visit:',
      'single Media | 1 | 2 | 3',
      'single Hours | 1 | 2 | 3',
      'text Why?',
    ],
  ],
  [
    'units behind blanks, and a blank within a sentence',
    '1. How far is it? ____ km\n2. I spend ____ hours a week on sport.\n3. Rate us (1-5) ____ and say why ____\nHeight: ____ cm  Weight: ____ kg',
    [
      'text How far is it?',
      'text I spend ____ hours a week on sport.',
      'text Rate us (1-5) ____ and say why',
      'text Height',
      'text Weight',
    ],
  ],
  [
    'words in brackets at the ends of a scale, and numbers with words at the ends of a list',
    '1. Agree?\n0 (no)  1  2  3 (yes)\n2. Useful?\n1 - Not at all\n2\n3\n4 - Very',
    ['single Agree? | 0 | 1 | 2 | 3', 'single Useful? | 1 - Not at all | 2 | 3 | 4 - Very'],
  ],
  [
    'a grid whose longest label touches its boxes',
    'Please rate\n                      Poor  Fair  Good\nCleanliness             ☐     ☐     ☐\nFriendliness of people ☐     ☐     ☐',
    [
      'single Cleanliness | Poor | Fair | Good',
      'single Friendliness of people | Poor | Fair | Good',
    ],
  ],
  [
    'a sheet with a grid of empty cells',
    'How satisfied are you with\tGood\tFair\tBad\nFood\t\t\t\nRoom\t\t\t',
    ['single Food | Good | Fair | Bad', 'single Room | Good | Fair | Bad'],
  ],
  [
    'a mail with its head, quoted below a sentence',
    'From: Peter\nSent: Monday\nSubject: Canteen\n\nPlease answer:\n> 1. Which?\n>    a. Tea\n>    b. Milk\n> 2. Why?\n>\n> Best wishes\n> Peter',
    ['single Which? | Tea | Milk', 'text Why?'],
  ],
  [
    'a form that begins like a mail',
    'From: ________\nTo: ________\nDate: ________\n\n1. Why?',
    ['text From', 'text To', 'text Date', 'text Why?'],
  ],
  [
    'numbers and letters on lines of their own',
    '1.\nWhich?\na.\nTea\nb.\nMilk\n2.\nWhy?\nAnswer:',
    ['single Which? | Tea | Milk', 'text Why?'],
  ],
  [
    'slides with their numbers',
    'Slide 1\n\nWhat went well?\n• Talks\n• Food\n\nSlide 2\n\nWhat should we improve?\n\nSlide 3\n\nRate it\nPoor   Fair   Good',
    [
      'single What went well? | Talks | Food',
      'text What should we improve?',
      'single Rate it | Poor | Fair | Good',
    ],
  ],
  [
    'a word before question numbers in an unsupported language',
    'Câu 1. Họ và tên:\n______\n\nCâu 2. Why?\n□ Có\n□ Không\n\nCâu 3. How?\n______',
    ['text Họ và tên', 'single Why? | Có | Không', 'text How?'],
  ],
  [
    'numbered questions, one of them with sub-questions',
    '1. Edad: ____\n\n2. Sexo:\n□ Mujer\n□ Hombre (pase a la 4)\n\n3. Valore:\n3.1 Food      1 2 3\n3.2 Room      1 2 3',
    [
      'text Edad',
      'single Sexo | Mujer | Hombre',
      'single Food | 1 | 2 | 3',
      'single Room | 1 | 2 | 3',
    ],
  ],
  [
    'a sentence above fields',
    '1. Why?\n\nTo take part in our prize draw, fill in below:\nName: ________\nPhone: ________',
    ['text Why?', 'text Name', 'text Phone'],
  ],
  [
    'a Markdown table whose first column is "#"',
    '| # | Question | Answers |\n|---|---|---|\n| 1 | Did it arrive? | Yes; No |\n| 2 | What did you buy? (select all) | Food; Rent; Other |',
    ['single Did it arrive? | Yes | No', 'multiple What did you buy? | Food | Rent | +'],
  ],
  [
    'a sheet with types and required questions',
    'No\tQuestion\tType\tMandatory\tAnswer 1\tAnswer 2\n1\tWhich store?\tsingle\tyes\tHigh Street\tMarket Hall\n2\tWhat did you buy?\tmultiple\tno\tBread\tMilk\n3\tAnything else?\ttext\tno\t\t',
    [
      'single* Which store? | High Street | Market Hall',
      'multiple What did you buy? | Bread | Milk',
      'text Anything else?',
    ],
  ],
  [
    'numbers behind a number sign',
    'Вопрос № 1. Кто Вы?\n1) студент\n2) аспирант\n\nВопрос № 2. Откуда Вы?\n1) сайт\n2) коллеги',
    ['single Кто Вы? | студент | аспирант', 'single Откуда Вы? | сайт | коллеги'],
  ],
  [
    'options with a slash, and codes or an answer box after dot leaders',
    '201. What is the floor made of?\nEARTH / SAND ......... 11\nWOOD PLANKS .......... 21\nOTHER ................ 96\n202. How many rooms?\nROOMS ............................... [__|__]\n203. Why?',
    [
      'single What is the floor made of? | EARTH / SAND | WOOD PLANKS | +',
      'text How many rooms?',
      'text Why?',
    ],
  ],
  [
    'blanks with spaces, for a date, with a unit, and behind the word for an answer',
    '1. Année de naissance : _ _ _ _\n2. Date : ..../..../....\n3. Wiek: ............ lat\n4. Qual livro?\nR: ______\n5. Pourquoi ?',
    ['text Année de naissance', 'text Date', 'text Wiek', 'text Qual livro?', 'text Pourquoi ?'],
  ],
  [
    'numbers of pages between dashes, a hint of a list, and short ways to say how many',
    'Hej,\n\n1. Vad?\nChoose\nA\nB\n– 1 –\n2. Cosa? (multiple)\n- A\n- B\n3. ¿Qué? (puedes marcar varias)\n- A\n- B\n4. Quais? (marque quantas quiser)\n- A\n- B\n5. Branch (please tick)\n- A\n- B',
    [
      'single Vad? | A | B',
      'multiple Cosa? | A | B',
      'multiple ¿Qué? | A | B',
      'multiple Quais? | A | B',
      'single Branch | A | B',
    ],
  ],
  [
    'a greeting below a title',
    'Enkät till boende\n\nHej!\nVi vill veta vad du tycker. Svara senast 15 maj.\n\nHur länge?\n• Kort\n• Lång\n\nVarför?',
    ['single Hur länge? | Kort | Lång', 'text Varför?'],
  ],
  [
    'codes between boxes and words',
    'P1  What is your sex?\n[ ] 1 Female\n[ ] 2 Male\n\nP2  How many dogs?\n[ ] 1 dog\n[ ] 2 dogs\n[ ] 3 dogs',
    ['single What is your sex? | Female | Male', 'single How many dogs? | 1 dog | 2 dogs | 3 dogs'],
  ],
  [
    'a sheet with tabs behind lone cells',
    'No.\tQuestion\t\t\t\n1\tHow often do you check?\tDaily\tWeekly\tNever\n2\tDo you park here?\tYes\tNo\t\nPlease rate:\t\t\t\t\n\tGood\tFair\tBad\t\nRoutes\t\t\t\t\nCanteen\t\t\t\t',
    [
      'single How often do you check? | Daily | Weekly | Never',
      'single Do you park here? | Yes | No',
      'single Routes | Good | Fair | Bad',
      'single Canteen | Good | Fair | Bad',
    ],
  ],
  [
    'a signature behind thanks',
    '1. How was it?\n- Good\n- Bad\n\n2. Anything else?\n\n¡Muchas gracias por su colaboración!\n\nLa Dirección\nHotel Sol',
    ['single How was it? | Good | Bad', 'text Anything else?'],
  ],
  [
    'boxes behind answers, and a skip to a section',
    '1. Are you bringing food?\nYes ☐\nNo ☐ \n2. Which did you buy?\n- Bluebird\n- None   6   GO TO B1',
    ['single Are you bringing food? | Yes | No', 'single Which did you buy? | Bluebird | None'],
  ],
  [
    'a letterhead, and requests about the form itself',
    'Oakfield School\nMill Lane    Tel. 01632 960417    office@oakfield.example\n\nPlease complete the slip below.\n\nName: ____\n\nWill you come? Yes / No\n\nPlease send the form to the office.',
    ['text Name', 'single Will you come? | Yes | No'],
  ],
  [
    'a table with one choice in each row',
    'Question\tAnswers\nWhat is your gender?\tMale\n\tFemale\nDo you own land?\tYes\n\tNo',
    ['single What is your gender? | Male | Female', 'single Do you own land? | Yes | No'],
  ],
  [
    'a table with one choice in each row, numbers and codes',
    'No\tQuestion\tAnswer\tCode\n1\tSex?\tMale\t1\n\t\tFemale\t2\n2\tLand?\tYes\t1\n\t\tNo\t2',
    ['single Sex? | Male | Female', 'single Land? | Yes | No'],
  ],
  [
    'codes behind boxes',
    '1. What do you grow?\nMaize [ ] 01\nBeans [ ] 02\nOther (specify) ____ [ ] 96',
    ['single What do you grow? | Maize | Beans | +'],
  ],
  [
    'a web form without blank lines',
    '¿Con qué frecuencia visita? *\nDiariamente\nSemanalmente\nOtro:\n¿Qué compra? (Seleccione todas las que correspondan)\nFrutas\nOtro:',
    [
      'single* ¿Con qué frecuencia visita? | Diariamente | Semanalmente | +',
      'multiple ¿Qué compra? | Frutas | +',
    ],
  ],
  [
    'French',
    `Enquête sur la santé au travail

Merci de répondre à toutes les questions. Vos réponses sont anonymes.

1) Quel est votre âge ? ____ ans
2) Vous êtes :
□ Un homme
□ Une femme
□ Autre
3) Quels moyens de transport utilisez-vous ? (plusieurs réponses possibles)
□ Voiture
□ Vélo
□ Train
□ Autre, précisez : ............
4) Fumez-vous ?
□ Oui (passez à la question 5)
□ Non (passez à la question 6)
5) Combien de cigarettes par jour ?
6) Avez-vous des remarques ?

Merci de votre participation !
`,
    [
      'text Quel est votre âge ?',
      'single Vous êtes | Un homme | Une femme | +',
      'multiple Quels moyens de transport utilisez-vous ? | Voiture | Vélo | Train | +',
      'single Fumez-vous ? | Oui | Non',
      'text Combien de cigarettes par jour ?',
      'text Avez-vous des remarques ?',
    ],
  ],
  [
    'Spanish',
    `Encuesta de satisfacción

¿Cómo nos conoció?
a) Por un amigo
b) Por internet
c) Otro (especifique): ________

¿Qué productos compró? Marque todas las opciones que correspondan.
a) Pan
b) Leche
c) Fruta

Del 1 al 5, ¿qué tan satisfecho está con el servicio?
1 2 3 4 5

¿Qué podemos mejorar?

Gracias por su tiempo.
`,
    [
      'single ¿Cómo nos conoció? | Por un amigo | Por internet | +',
      'multiple ¿Qué productos compró? | Pan | Leche | Fruta',
      'single Del 1 al 5, ¿qué tan satisfecho está con el servicio? | 1 | 2 | 3 | 4 | 5',
      'text ¿Qué podemos mejorar?',
    ],
  ],
  [
    'Russian',
    `Анкета посетителя

1. Как часто вы бываете у нас?
а) каждый день
б) раз в неделю
в) реже
2. Что вам нравится? (отметьте все подходящие варианты)
а) кофе
б) десерты
в) другое (укажите): ________
3. Ваш возраст: ______
4. Оцените обслуживание
1 – плохо
2 – нормально
3 – отлично
5. Ваши пожелания:
`,
    [
      'single Как часто вы бываете у нас? | каждый день | раз в неделю | реже',
      'multiple Что вам нравится? | кофе | десерты | +',
      'text Ваш возраст',
      'single Оцените обслуживание | плохо | нормально | отлично',
      'text Ваши пожелания',
    ],
  ],
  [
    'Chinese',
    `饮食习惯调查

1、您的性别是？
A. 男
B. 女
2、您喜欢哪些饮料？（多选）
A. 茶
B. 咖啡
C. 果汁
D. 其他（请注明）______
3、您每天喝几杯水？（单选）
○ 1-2杯
○ 3-5杯
○ 6杯以上
4、您对食堂有什么建议？
`,
    [
      'single 您的性别是？ | 男 | 女',
      'multiple 您喜欢哪些饮料？ | 茶 | 咖啡 | 果汁 | +',
      'single 您每天喝几杯水？ | 1-2杯 | 3-5杯 | 6杯以上',
      'text 您对食堂有什么建议？',
    ],
  ],
  [
    'Japanese',
    `図書館利用アンケート

Q1. 図書館をどのくらい利用しますか。（1つだけ選んでください）
①毎週
②毎月
③年に数回
Q2. 利用目的は何ですか。（複数回答可）
□本を借りる
□勉強
□その他（　　　　）
Q3. 年齢をお答えください。
（　　）歳
Q4. ご要望をご記入ください。
`,
    [
      'single 図書館をどのくらい利用しますか。 | 毎週 | 毎月 | 年に数回',
      'multiple 利用目的は何ですか。 | 本を借りる | 勉強 | +',
      'text 年齢をお答えください。',
      'text ご要望をご記入ください。',
    ],
  ],
  [
    'Arabic',
    `استبيان رضا العملاء

١) كيف تقيم خدمتنا؟
○ ممتازة
○ جيدة
○ ضعيفة
٢) ما المنتجات التي اشتريتها؟ (اختر كل ما ينطبق)
☐ خبز
☐ حليب
☐ أخرى: ____
٣) هل توصي بنا؟
نعم / لا
٤) ملاحظات أخرى:
`,
    [
      'single كيف تقيم خدمتنا؟ | ممتازة | جيدة | ضعيفة',
      'multiple ما المنتجات التي اشتريتها؟ | خبز | حليب | +',
      'single هل توصي بنا؟ | نعم | لا',
      'text ملاحظات أخرى',
    ],
  ],
  [
    'Hindi',
    `किसान सर्वेक्षण

प्रश्न १. आपकी उम्र क्या है?
प्रश्न २. आप कौन सी फसल उगाते हैं? (सभी लागू विकल्प चुनें)
☐ गेहूं
☐ धान
☐ अन्य (कृपया बताएं) ____
प्रश्न ३. क्या आपके पास ट्रैक्टर है?
( ) हाँ
( ) नहीं
`,
    [
      'text आपकी उम्र क्या है?',
      'multiple आप कौन सी फसल उगाते हैं? | गेहूं | धान | +',
      'single क्या आपके पास ट्रैक्टर है? | हाँ | नहीं',
    ],
  ],
  [
    'Portuguese, with parts',
    `Questionário – Escola

I. Dados pessoais

1. Nome: ______________
2. Idade: ____
3. Sexo: ( ) Masculino ( ) Feminino ( ) Prefiro não dizer

II. Hábitos

4. Quais esportes você pratica? (Marque todas as opções)
( ) Futebol
( ) Natação
( ) Outro. Qual? _______
5. Você lê todos os dias?
( ) Sim
( ) Não
6. Comente sua resposta.
`,
    [
      'text Nome',
      'text Idade',
      'single Sexo | Masculino | Feminino | Prefiro não dizer',
      'multiple Quais esportes você pratica? | Futebol | Natação | +',
      'single Você lê todos os dias? | Sim | Não',
      'text Comente sua resposta.',
    ],
  ],
  [
    'a grid of boxes',
    `How much do you agree?

	Strongly disagree	Disagree	Agree	Strongly agree
The room was clean	☐	☐	☐	☐
The staff were friendly	☐	☐	☐	☐
I would come again	☐	☐	☐	☐

Any other comments?
`,
    [
      'single The room was clean | Strongly disagree | Disagree | Agree | Strongly agree',
      'single The staff were friendly | Strongly disagree | Disagree | Agree | Strongly agree',
      'single I would come again | Strongly disagree | Disagree | Agree | Strongly agree',
      'text Any other comments?',
    ],
  ],
  [
    'a grid of numbers under words',
    `Please rate the following from 1 (poor) to 5 (excellent).

Service		Poor	Fair	Good
1. Speed of reply	1	2	3
2. Politeness	1	2	3
3. Knowledge	1	2	3
`,
    [
      'single Speed of reply | Poor | Fair | Good',
      'single Politeness | Poor | Fair | Good',
      'single Knowledge | Poor | Fair | Good',
    ],
  ],
  [
    'a mail from a word processor',
    `Dear members,

Please take five minutes to answer the questions below.

Q1) How many years have you been a member?
Q2) Which events did you attend? Please tick all that apply:
   o Summer party
   o Quiz night
   o Annual meeting
   o None of the above
Q3) How would you rate our newsletter?
   Excellent
   Good
   Fair
   Poor
Q4) If you answered "Poor", please tell us why:
Q5) Would you volunteer? Yes / No / Maybe

Thank you for your help!
Page 1 of 1
`,
    [
      'text How many years have you been a member?',
      'multiple Which events did you attend? | Summer party | Quiz night | Annual meeting | None of the above',
      'single How would you rate our newsletter? | Excellent | Good | Fair | Poor',
      'text If you answered "Poor", please tell us why',
      'single Would you volunteer? | Yes | No | Maybe',
    ],
  ],
  [
    'codes behind options of a printed questionnaire',
    `SECTION A: HOUSEHOLD

101. What is the main source of drinking water?
Piped water ............ 11
Well ................... 21
River .................. 31
Other (specify) ........ 96

102. Do you own land?
YES .................... 1
NO ..................... 2 → 104

103. How many hectares?
________ hectares

SECTION B: HEALTH

104. In the last month, were you ill?
Yes 1
No 2
Don't know 8
`,
    [
      'single What is the main source of drinking water? | Piped water | Well | River | +',
      'single Do you own land? | YES | NO',
      'text How many hectares?',
      "single In the last month, were you ill? | Yes | No | Don't know",
    ],
  ],
  [
    'a printed web form',
    `Team lunch

Your name *
Short answer text

Which day suits you? *
Monday
Tuesday
Wednesday

What would you like to eat?
Check all that apply.
Pizza
Salad
Other:

Anything else?
Long answer text
`,
    [
      'text* Your name',
      'single* Which day suits you? | Monday | Tuesday | Wednesday',
      'multiple What would you like to eat? | Pizza | Salad | +',
      'text Anything else?',
    ],
  ],
  [
    'nested bullets',
    `• How old are you?
  ◦ Under 18
  ◦ 18 to 64
  ◦ 65 or over
• Do you have children?
  ◦ Yes
  ◦ No
• What is your postcode?
`,
    [
      'single How old are you? | Under 18 | 18 to 64 | 65 or over',
      'single Do you have children? | Yes | No',
      'text What is your postcode?',
    ],
  ],
  [
    'a blank line between all lines',
    `What is your job?

Which tools do you use every day?

Hammer

Saw

Drill

How long have you worked here?

Less than a year

1 to 5 years

More than 5 years
`,
    [
      'text What is your job?',
      'single Which tools do you use every day? | Hammer | Saw | Drill',
      'single How long have you worked here? | Less than a year | 1 to 5 years | More than 5 years',
    ],
  ],
  [
    'German, scales behind statements',
    `Mitarbeiterbefragung 2026

Bitte kreuzen Sie an, wie sehr Sie zustimmen (1 = gar nicht, 5 = voll).

1. Ich arbeite gern hier.   1  2  3  4  5
2. Mein Team hilft mir.     1  2  3  4  5
3. Ich werde fair bezahlt.  1  2  3  4  5

4. Was sollten wir ändern?
_________________________
5. In welcher Abteilung arbeiten Sie? (bitte nur eine Antwort)
O Vertrieb
O Technik
O Sonstige: _______
`,
    [
      'single Ich arbeite gern hier. | 1 | 2 | 3 | 4 | 5',
      'single Mein Team hilft mir. | 1 | 2 | 3 | 4 | 5',
      'single Ich werde fair bezahlt. | 1 | 2 | 3 | 4 | 5',
      'text Was sollten wir ändern?',
      'single In welcher Abteilung arbeiten Sie? | Vertrieb | Technik | +',
    ],
  ],
  [
    'a paper form',
    `PATIENT INTAKE FORM
Please complete this form before your visit.

Full name: ______________________
Date of birth (DD/MM/YYYY): ____/____/______
Gender: [ ] Female [ ] Male [ ] Prefer not to say
Do you smoke?   Yes [ ]   No [ ]
Which of the following have you had? (check all that apply)
[ ] Asthma
[ ] Diabetes
[ ] High blood pressure
[ ] None of these
List any medicines you take:
_____________________________
_____________________________
`,
    [
      'text Full name',
      'text Date of birth (DD/MM/YYYY)',
      'single Gender | Female | Male | Prefer not to say',
      'single Do you smoke? | Yes | No',
      'multiple Which of the following have you had? | Asthma | Diabetes | High blood pressure | None of these',
      'text List any medicines you take',
    ],
  ],
  [
    'equal cells in rows',
    `Course evaluation

A. About you
1. Which year are you in?
   ( ) First   ( ) Second   ( ) Third   ( ) Fourth
2. Is this course required for your degree?
   ( ) Yes   ( ) No   ( ) Not sure

B. About the course
Please indicate your agreement with the statements (SD = strongly disagree, D = disagree, A = agree, SA = strongly agree)
3. The goals were clear.	SD	D	A	SA
4. The workload was fair.	SD	D	A	SA
5. I learned a lot.	SD	D	A	SA

C. Comments
6. What did you like best?
7. What should change?
`,
    [
      'single Which year are you in? | First | Second | Third | Fourth',
      'single Is this course required for your degree? | Yes | No | Not sure',
      'single The goals were clear. | SD | D | A | SA',
      'single The workload was fair. | SD | D | A | SA',
      'single I learned a lot. | SD | D | A | SA',
      'text What did you like best?',
      'text What should change?',
    ],
  ],
  [
    'Italian',
    `Questionario di gradimento

1. Come ha conosciuto il ristorante?
- Amici
- Internet
- Altro (specificare): ______
2. Quali piatti ha ordinato? (sono possibili più risposte)
- Antipasto
- Primo
- Dolce
3. Tornerebbe da noi?
- Sì
- No
- Forse
4. Suggerimenti:
`,
    [
      'single Come ha conosciuto il ristorante? | Amici | Internet | +',
      'multiple Quali piatti ha ordinato? | Antipasto | Primo | Dolce',
      'single Tornerebbe da noi? | Sì | No | Forse',
      'text Suggerimenti',
    ],
  ],
  [
    'numbers, and a blank line between all lines',
    `Customer questionnaire

1.  How did you find our shop?

Newspaper

A friend recommended it

I walked past

Other (please specify) _______________

2.  What did you buy today? (Tick all that apply)

Clothes

Shoes

Accessories

3.  How much did you spend?

4.  Would you recommend us to friends?

Yes

No

Thank you very much for taking part.
`,
    [
      'single How did you find our shop? | Newspaper | A friend recommended it | I walked past | +',
      'multiple What did you buy today? | Clothes | Shoes | Accessories',
      'text How much did you spend?',
      'single Would you recommend us to friends? | Yes | No',
    ],
  ],
  [
    'a mail with dashes',
    `Hi all,

we'd like to plan the retreat. Could you answer these by Friday?

- Which weekend works for you? June 6-7 / June 13-14 / June 20-21
- Do you eat meat?
- Do you need a ride?
- Anything we should know?

Best,
Tom
`,
    [
      'single Which weekend works for you? | June 6-7 | June 13-14 | June 20-21',
      'text Do you eat meat?',
      'text Do you need a ride?',
      'text Anything we should know?',
    ],
  ],
  [
    'capitals',
    `DEMOGRAPHICS

Q1. WHAT IS YOUR AGE?
A. 18-24
B. 25-34
C. 35-44
D. 45 OR OVER

Q2. WHAT IS YOUR HIGHEST LEVEL OF EDUCATION?
A. PRIMARY
B. SECONDARY
C. UNIVERSITY
D. OTHER

Q3. PLEASE DESCRIBE YOUR JOB.
`,
    [
      'single WHAT IS YOUR AGE? | 18-24 | 25-34 | 35-44 | 45 OR OVER',
      'single WHAT IS YOUR HIGHEST LEVEL OF EDUCATION? | PRIMARY | SECONDARY | UNIVERSITY | +',
      'text PLEASE DESCRIBE YOUR JOB.',
    ],
  ],
  [
    'a French grid',
    `Votre avis nous intéresse

Pour chaque affirmation, cochez la case correspondante.

	Pas du tout d'accord	Plutôt d'accord	Tout à fait d'accord
L'accueil était chaleureux	□	□	□
Le lieu était propre	□	□	□
Les prix sont justes	□	□	□

Reviendrez-vous ? Oui / Non
Commentaires :
`,
    [
      "single L'accueil était chaleureux | Pas du tout d'accord | Plutôt d'accord | Tout à fait d'accord",
      "single Le lieu était propre | Pas du tout d'accord | Plutôt d'accord | Tout à fait d'accord",
      "single Les prix sont justes | Pas du tout d'accord | Plutôt d'accord | Tout à fait d'accord",
      'single Reviendrez-vous ? | Oui | Non',
      'text Commentaires',
    ],
  ],
  [
    'letters below numbered headings',
    `1. Personal details
   a) What is your name?
   b) What is your date of birth?
2. Travel
   a) How do you get to work?
      - Car
      - Bus
      - Bicycle
   b) How long does it take?
`,
    [
      'text What is your name?',
      'text What is your date of birth?',
      'single How do you get to work? | Car | Bus | Bicycle',
      'text How long does it take?',
    ],
  ],
  [
    'Russian, a scale',
    `Опрос сотрудников

Вопрос 1. Насколько вы довольны работой? (1 - совсем не доволен, 5 - полностью доволен)
1 2 3 4 5
Вопрос 2. Какие льготы для вас важны? Выберите не более трёх.
☐ Страховка
☐ Обучение
☐ Спорт
☐ Другое
Вопрос 3. Что бы вы изменили?
Спасибо за участие!
`,
    [
      'single Насколько вы довольны работой? (1 - совсем не доволен, 5 - полностью доволен) | 1 | 2 | 3 | 4 | 5',
      'multiple Какие льготы для вас важны? | Страховка | Обучение | Спорт | +',
      'text Что бы вы изменили?',
    ],
  ],
  [
    'a scale between words',
    `How satisfied were you with...

...the food?
Very dissatisfied 1 2 3 4 5 Very satisfied

...the service?
Very dissatisfied 1 2 3 4 5 Very satisfied

Would you like to add anything?
`,
    [
      'single ...the food? | 1 | 2 | 3 | 4 | 5',
      'single ...the service? | 1 | 2 | 3 | 4 | 5',
      'text Would you like to add anything?',
    ],
  ],
  [
    'Korean',
    `만족도 조사

1. 성별을 선택해 주세요.
① 남성
② 여성
2. 어떤 서비스를 이용하셨나요? (복수 선택 가능)
① 상담
② 교육
③ 기타 (            )
3. 개선할 점을 적어 주세요.
`,
    [
      'single 성별을 선택해 주세요. | 남성 | 여성',
      'multiple 어떤 서비스를 이용하셨나요? | 상담 | 교육 | +',
      'text 개선할 점을 적어 주세요.',
    ],
  ],
  [
    'no marks and no blank lines',
    `Neighbourhood survey
How long have you lived here?
Less than a year
1-5 years
More than 5 years
Which facilities do you use?
Park
Library
Pool
Do you feel safe at night?
Always
Sometimes
Never
What would you improve?
`,
    [
      'single How long have you lived here? | Less than a year | 1-5 years | More than 5 years',
      'single Which facilities do you use? | Park | Library | Pool',
      'single Do you feel safe at night? | Always | Sometimes | Never',
      'text What would you improve?',
    ],
  ],
  [
    'an interviewer’s form',
    `Module 2: Education

2.1  Can you read and write?
     1. Yes
     2. No → 2.4
2.2  What is the highest grade you completed?
     GRADE |__|__|
2.3  Why did you leave school? (MULTIPLE RESPONSES ALLOWED)
     A. Too expensive
     B. Had to work
     C. Illness
     X. Other (specify) ________
2.4  Are you currently in school?
     1. Yes
     2. No
`,
    [
      'single Can you read and write? | Yes | No',
      'text What is the highest grade you completed?',
      'multiple Why did you leave school? | Too expensive | Had to work | Illness | +',
      'single Are you currently in school? | Yes | No',
    ],
  ],
  [
    'fields with "required"',
    `Sign-up
Name (required)
Company (optional)
Country (required)
( ) Kenya
( ) Uganda
( ) Tanzania
How many people will attend? (required)
Message
`,
    [
      'text* Name',
      'text Company',
      'single* Country | Kenya | Uganda | Tanzania',
      'text* How many people will attend?',
      'text Message',
    ],
  ],
  [
    'lines broken by a PDF',
    `Employee Engagement Survey 2026

1. Thinking about the last twelve months, how often did your manager give you
feedback that helped you to do your job better?
[ ] Never
[ ] Once or twice
[ ] Every month or
    more often
2. Which of these benefits do you value most? Please choose a maximum of three.
[ ] Flexible hours
[ ] Health insurance
[ ] Extra holidays
[ ] Something else, namely ...........
3. On a scale of 0-10, how likely are you to stay?
0  1  2  3  4  5  6  7  8  9  10
Not likely                     Very likely

Page 2 of 4

4. What is the one thing we should change?
`,
    [
      'single Thinking about the last twelve months, how often did your manager give you feedback that helped you to do your job better? | Never | Once or twice | Every month or more often',
      'multiple Which of these benefits do you value most? | Flexible hours | Health insurance | Extra holidays | +',
      'single On a scale of 0-10, how likely are you to stay? | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10',
      'text What is the one thing we should change?',
    ],
  ],
  [
    'a Spanish census',
    `CUESTIONARIO DE HOGARES

1. ¿Cuántas personas viven en este hogar? |__|__|
2. ¿Este hogar tiene agua potable?
   Sí ........... 1
   No ........... 2 → Pase a la pregunta 4
3. ¿De dónde viene el agua? (Respuesta única)
   Red pública
   Pozo
   Otro (especifique)
4. ¿Qué bienes tiene el hogar? (Puede marcar varias respuestas)
   Radio
   Televisión
   Teléfono
5. Observaciones del encuestador:
`,
    [
      'text ¿Cuántas personas viven en este hogar?',
      'single ¿Este hogar tiene agua potable? | Sí | No',
      'single ¿De dónde viene el agua? | Red pública | Pozo | +',
      'multiple ¿Qué bienes tiene el hogar? | Radio | Televisión | Teléfono',
      'text Observaciones del encuestador',
    ],
  ],
  [
    'a German web form',
    `Kundenzufriedenheit

Wie zufrieden sind Sie mit unserem Service? *
○ sehr zufrieden
○ eher zufrieden
○ eher unzufrieden
○ sehr unzufrieden

Wodurch sind Sie auf uns aufmerksam geworden? (Mehrfachauswahl möglich)
☐ Suchmaschine
☐ Soziale Medien
☐ Freunde oder Bekannte
☐ Sonstiges: _____

Ihr Alter
○ unter 30
○ 30–50
○ über 50

Haben Sie noch Anmerkungen?
`,
    [
      'single* Wie zufrieden sind Sie mit unserem Service? | sehr zufrieden | eher zufrieden | eher unzufrieden | sehr unzufrieden',
      'multiple Wodurch sind Sie auf uns aufmerksam geworden? | Suchmaschine | Soziale Medien | Freunde oder Bekannte | +',
      'single Ihr Alter | unter 30 | 30–50 | über 50',
      'text Haben Sie noch Anmerkungen?',
    ],
  ],
  [
    'a legend above statements',
    `For each statement choose: Never, Sometimes, Often, Always

1. I sleep well
2. I eat breakfast
3. I exercise
`,
    [
      'single I sleep well | Never | Sometimes | Often | Always',
      'single I eat breakfast | Never | Sometimes | Often | Always',
      'single I exercise | Never | Sometimes | Often | Always',
    ],
  ],
  [
    'the number on a line of its own',
    `Question 1
What is your favourite season?
A) Spring
B) Summer
C) Autumn
D) Winter

Question 2
Which months do you travel? (select up to three)
A) January
B) June
C) December

Question 3
Tell us about your best trip.
`,
    [
      'single What is your favourite season? | Spring | Summer | Autumn | Winter',
      'multiple Which months do you travel? | January | June | December',
      'text Tell us about your best trip.',
    ],
  ],
  [
    'types in brackets',
    `1. What's your name? [short answer]
2. Which colours do you like? [checkboxes]
- red
- green
- blue
3. Are you over 18? [yes/no]
4. Pick a size [dropdown]
- S
- M
- L
`,
    [
      "text What's your name?",
      'multiple Which colours do you like? | red | green | blue',
      'single Are you over 18? | yes | no',
      'single Pick a size | S | M | L',
    ],
  ],
  [
    'Chinese, choices on one line',
    `员工满意度调查问卷

一、基本信息
1. 您的年龄段：
   A、25岁以下  B、26-35岁  C、36-45岁  D、46岁以上
2. 您的部门：____________

二、满意度
3. 您对薪酬是否满意？
   A、非常满意  B、满意  C、不满意
4. 您希望公司提供哪些福利？【多选题】
   □ 体检  □ 培训  □ 旅游  □ 其他____
5. 请写下您的建议：
`,
    [
      'single 您的年龄段 | 25岁以下 | 26-35岁 | 36-45岁 | 46岁以上',
      'text 您的部门',
      'single 您对薪酬是否满意？ | 非常满意 | 满意 | 不满意',
      'multiple 您希望公司提供哪些福利？ | 体检 | 培训 | 旅游 | +',
      'text 请写下您的建议',
    ],
  ],
  [
    'Arabic with dashes',
    `استمارة استطلاع

1- ما هو عمرك؟
- أقل من 20
- 20 - 40
- أكثر من 40
2- ما هي وسيلة النقل التي تستخدمها؟ (يمكن اختيار أكثر من إجابة)
- سيارة
- حافلة
- أخرى (حدد): .........
3- اذكر اقتراحاتك:
شكرا لكم
`,
    [
      'single ما هو عمرك؟ | أقل من 20 | 20 - 40 | أكثر من 40',
      'multiple ما هي وسيلة النقل التي تستخدمها؟ | سيارة | حافلة | +',
      'text اذكر اقتراحاتك',
    ],
  ],
  [
    'a telephone interview',
    `Q.1 Which brand of phone do you use?
    1. Alpha
    2. Beta
    3. Gamma
    97. Other
    99. Don't know
Q.2 How old is it?
    _____ years
Q.3 How satisfied are you? READ OUT. ONE ANSWER ONLY.
    1. Very satisfied
    2. Satisfied
    3. Not satisfied
`,
    [
      "single Which brand of phone do you use? | Alpha | Beta | Gamma | Don't know | +",
      'text How old is it?',
      'single How satisfied are you? | Very satisfied | Satisfied | Not satisfied',
    ],
  ],
  [
    'requests without question marks',
    `1. Please state your age.
2. Please select your region.
North
South
East
West
3. Please list all countries you have visited.
4. Rate our website
★ 1 star
★ 2 stars
★ 3 stars
`,
    [
      'text Please state your age.',
      'single Please select your region. | North | South | East | West',
      'text Please list all countries you have visited.',
      'single Rate our website | 1 star | 2 stars | 3 stars',
    ],
  ],
  [
    'Hindi letters',
    `ग्राहक संतुष्टि सर्वेक्षण

1. आपने हमारे बारे में कैसे सुना?
क) मित्र से
ख) विज्ञापन से
ग) अन्य
2. क्या आप दोबारा आएंगे?
हाँ / नहीं
3. कृपया अपने सुझाव लिखें।
`,
    [
      'single आपने हमारे बारे में कैसे सुना? | मित्र से | विज्ञापन से | +',
      'single क्या आप दोबारा आएंगे? | हाँ | नहीं',
      'text कृपया अपने सुझाव लिखें।',
    ],
  ],
  [
    'markdown',
    '# Garden club\n\n## 1. Which tools do you own?\n\n- [ ] Spade\n- [ ] Rake\n- [x] Hoe\n\n**2. How often do you dig?**\n\n- ( ) Daily\n- ( ) Weekly\n\n### 3. *What* else?\n',
    [
      'multiple Which tools do you own? | Spade | Rake | Hoe',
      'single How often do you dig? | Daily | Weekly',
      'text What else?',
    ],
  ],
  [
    'pipe table',
    'How well does it work?\n\n| | Bad | Fair | Good |\n|---|:---:|---|---|\n| Tap | | | |\n| Pump | | | |\n',
    ['single Tap | Bad | Fair | Good', 'single Pump | Bad | Fair | Good'],
  ],
  [
    'pipe table of questions',
    '| No. | Question | Type | Options |\n| --- | --- | --- | --- |\n| 1 | Where do you shop? | Single choice | Market; Kiosk; Other |\n| 2 | What do you buy? | Multiple choice (checkboxes) | Bread; Milk |\n| 3 | Why there? | Open | |',
    [
      'single Where do you shop? | Market | Kiosk | +',
      'multiple What do you buy? | Bread | Milk',
      'text Why there?',
    ],
  ],
  [
    'tab table of questions',
    'Question\tType\tOptions\nWhere do you shop?\tSingle choice\tMarket, Kiosk, Other\nWhat do you buy?\tMultiple answers\tBread, Milk\nWhy there?\tText\t',
    [
      'single Where do you shop? | Market | Kiosk | +',
      'multiple What do you buy? | Bread | Milk',
      'text Why there?',
    ],
  ],
  [
    'O grid',
    'Please rate:\n\tPoor\tFair\tGood\nStaff\tO\tO\tO\nFood\tO\tO\tO',
    ['single Staff | Poor | Fair | Good', 'single Food | Poor | Fair | Good'],
  ],
  [
    'grid with a number column',
    'No.\tStatement\tDisagree\tNeutral\tAgree\n1\tThe road is safe\t☐\t☐\t☐\n2\tThe bridge is safe\t☐\t☐\t☐',
    [
      'single The road is safe | Disagree | Neutral | Agree',
      'single The bridge is safe | Disagree | Neutral | Agree',
    ],
  ],
  [
    'grid with a number column and empty cells',
    'No.\tStatement\tNo\tYes\n1\tThe road is safe\t\t\n2\tThe bridge is safe\t\t',
    ['single The road is safe | No | Yes', 'single The bridge is safe | No | Yes'],
  ],
  [
    'forms with points',
    '1.How was the talk? (1 Point)\nGood\nBad\n2.Rate these (1 Point)\n\tLow\tHigh\nSound\t\t\nLight\t\t\n3.Anything else? (2 Points)\nEnter your answer',
    [
      'single How was the talk? | Good | Bad',
      'single Sound | Low | High',
      'single Light | Low | High',
      'text Anything else?',
    ],
  ],
  [
    'decimal rows',
    '1. How satisfied are you with each? (1 = not at all, 5 = fully)\n1.1 The bus 1 2 3 4 5\n1.2 The tram 1 2 3 4 5\n2. Any comments?',
    [
      'single The bus | 1 | 2 | 3 | 4 | 5',
      'single The tram | 1 | 2 | 3 | 4 | 5',
      'text Any comments?',
    ],
  ],
  [
    'Chinese numbers',
    '村民调查问卷\n\n一、您的性别？\nA.男 B.女\n二、您是否种田？ A.是 B.否\n三、您常去哪里？（可多选）\nA.市场 B.学校 C.其他，请注明____\n四、您有什么建议？',
    [
      'single 您的性别？ | 男 | 女',
      'single 您是否种田？ | 是 | 否',
      'multiple 您常去哪里？ | 市场 | 学校 | +',
      'text 您有什么建议？',
    ],
  ],
  [
    'answers behind a question',
    '1. What is your sex? A. Male B. Female\n2. How do you travel? a) Bus b) Bike c) Other\n3. Which one? ① Red ② Blue ③ Green\n4. How often do you read? (daily, weekly, never)\n5. Do you cook? Options: yes, no, sometimes',
    [
      'single What is your sex? | Male | Female',
      'single How do you travel? | Bus | Bike | +',
      'single Which one? | Red | Blue | Green',
      'single How often do you read? | daily | weekly | never',
      'single Do you cook? | yes | no | sometimes',
    ],
  ],
  [
    'options on a line below',
    'What do you drink?\nOptions: tea, coffee, water\n\nHow much?\nAnswers: little / much',
    ['single What do you drink? | tea | coffee | water', 'single How much? | little | much'],
  ],
  [
    'boxes behind with a skip',
    '1. Fumez-vous ? Oui □ Non □ (passez à la question 3)\n2. Combien ?\n3. Buvez-vous ?  Oui □  Non □',
    ['single Fumez-vous ? | Oui | Non', 'text Combien ?', 'single Buvez-vous ? | Oui | Non'],
  ],
  [
    'footers',
    '* Indicates required question\n\n1. Where do you live? *\n( ) Town\n( ) Village\n\n2. What is missing?\n\nSubmit\nNever submit passwords through forms.\n\n© 2024 Garden Office\nPage 1 of 2\nThank you!\n\nBest regards,\nAmina',
    ['single* Where do you live? | Town | Village', 'text What is missing?'],
  ],
  [
    'footers in Portuguese',
    '1. Onde mora?\n( ) Cidade\n( ) Campo\n2. O que falta?\n\nEnviar\n\nObrigado!',
    ['single Onde mora? | Cidade | Campo', 'text O que falta?'],
  ],
  [
    'signature',
    'Bonjour,\n\nPouvez-vous répondre à ces questions ?\n\n1. Venez-vous samedi ?\n- Oui\n- Non\n2. Avec combien de personnes ?\n\nMerci,\nClaire\n--\nClaire Petit\nTél. 01 02 03 04 05',
    ['single Venez-vous samedi ? | Oui | Non', 'text Avec combien de personnes ?'],
  ],
  [
    'mail with greeting only',
    'Bonjour,\n\nQuel jour préférez-vous ?\n- Lundi\n- Mardi\n\nPourquoi ?',
    ['single Quel jour préférez-vous ? | Lundi | Mardi', 'text Pourquoi ?'],
  ],
  [
    'numbers with strokes and dashes',
    '1.- ¿Dónde vive?\na) Ciudad\nb) Campo\n2.- ¿Tiene coche?\na) Sí\nb) No',
    ['single ¿Dónde vive? | Ciudad | Campo', 'single ¿Tiene coche? | Sí | No'],
  ],
  [
    'numbers before strokes',
    '1/ Où habitez-vous ?\n- Ville\n- Village\n2/ Pourquoi ?',
    ['single Où habitez-vous ? | Ville | Village', 'text Pourquoi ?'],
  ],
  [
    'codes of market research',
    'S1. [SINGLE CODE] What is your gender?\n1. Male\n2. Female\n3. Other (SPECIFY)\n\nS2. [ASK ALL] [MULTI CODE] Which papers do you read?\n1. The Post\n2. The Star\n96. Other\n\nQ3. [OPEN END] Why do you read it?',
    [
      'single What is your gender? | Male | Female | +',
      'multiple Which papers do you read? | The Post | The Star | +',
      'text Why do you read it?',
    ],
  ],
  [
    'codes behind choices',
    'Main material of the floor?\nEARTH 11\nDUNG 12\nWOOD PLANKS 21\nCEMENT 34\nOTHER 96\n\nDo you own land?\nYES 1\nNO 2',
    [
      'single Main material of the floor? | EARTH | DUNG | WOOD PLANKS | CEMENT | +',
      'single Do you own land? | YES | NO',
    ],
  ],
  [
    'others',
    '1. ¿Qué compra?\na) Pan\nb) Otro. ¿Cuál?\n2. Bạn đi bằng gì?\na) Xe\nb) Khác\n3. 您去哪儿？\na) 市场\nb) 其他，请注明\n4. Which?\na) Bread\nb) Other - please tell us which',
    [
      'single ¿Qué compra? | Pan | +',
      'single Bạn đi bằng gì? | Xe | +',
      'single 您去哪儿？ | 市场 | +',
      'single Which? | Bread | +',
    ],
  ],
  [
    'hebrew',
    '1. היכן אתה גר?\nא. עיר\nב. כפר\nג. אחר\n2. מדוע?',
    ['single היכן אתה גר? | עיר | כפר | +', 'text מדוע?'],
  ],
  [
    'hindi letters',
    '1. आप कहाँ रहते हैं?\nअ) शहर\nब) गाँव\n2. क्यों?',
    ['single आप कहाँ रहते हैं? | शहर | गाँव', 'text क्यों?'],
  ],
  [
    'lone short box',
    '1. Which apply?\n☐ A\n☐ B\n2. Do you agree?\n☐ Yes\n3. Why?',
    ['single Which apply? | A | B', 'single Do you agree? | Yes', 'text Why?'],
  ],
  [
    'year blank',
    '1. In which year were you born? 19__\n2. And married? ____\n3. Why?',
    ['text In which year were you born?', 'text And married?', 'text Why?'],
  ],
  [
    'stem above a grid',
    'How satisfied are you with the following?\n\tLow\tHigh\nSound\t\t\nLight\t\t\n\nWhat would you change?',
    ['single Sound | Low | High', 'single Light | Low | High', 'text What would you change?'],
  ],
  [
    'Japanese one',
    '１．どこに住んでいますか（ひとつだけ）\n□ 町\n□ 村\n２．好きな色は？（いくつでも）\n□ 赤\n□ 青',
    ['single どこに住んでいますか | 町 | 村', 'multiple 好きな色は？ | 赤 | 青'],
  ],
  ['long numbers', '1001. Where?\n- A\n- B\n1002. Why?', ['single Where? | A | B', 'text Why?']],
  [
    'wrapped',
    '1. How many people belong to the group that you call your\nFamily members?\n2. Why?',
    ['text How many people belong to the group that you call your Family members?', 'text Why?'],
  ],
  [
    'page numbers',
    '1. Where do you live?\na) Town\nb) Village\n\n- 2 -\n\n2. Why there?\n\n3 / 4\n\n3. Since when?',
    ['single Where do you live? | Town | Village', 'text Why there?', 'text Since when?'],
  ],
  [
    'word count of grid with radio column header',
    'How often do you\n\tNever\tSometimes\tOften\nwalk\t○\t○\t○\nswim\t○\t○\t○',
    ['single walk | Never | Sometimes | Often', 'single swim | Never | Sometimes | Often'],
  ],
  [
    'numbered options with codes and don’t know',
    'Q1. Do you vote?\n1 Yes\n2 No\n98 Don’t know\n99 Refused\n\nQ2. Which party?\n______',
    ['single Do you vote? | Yes | No | Don’t know | Refused', 'text Which party?'],
  ],
  [
    'letters with several on lines',
    '1. Pick: a) x  b) y\nc) z\n2. Why?',
    ['single Pick | x | y | z', 'text Why?'],
  ],
  [
    'a list with a dash behind a question',
    "What's your role? - Teacher - Student - Other\nHow long? - Short - Long",
    ["single What's your role? | Teacher | Student | +", 'single How long? | Short | Long'],
  ],
  [
    'amounts as choices',
    '1. How long did you stay?\n1 day\n2 days\n3 or more days\n2. How often?\n1 time\n2 times\n3 times',
    [
      'single How long did you stay? | 1 day | 2 days | 3 or more days',
      'single How often? | 1 time | 2 times | 3 times',
    ],
  ],
  [
    'keycaps of a chat',
    '1️⃣ Where do you live?\n🔘 Town\n🔘 Village\n2️⃣ Why there?',
    ['single Where do you live? | Town | Village', 'text Why there?'],
  ],
  [
    'an exported chat',
    '[12/03/25, 09:14:02] Mira: here are the questions\n[12/03/25, 09:14:40] Mira: 1) Do you sing? yes / no\n[12/03/25, 09:15:11] Mira: 2) Which voices? (select all: low, middle, high)',
    ['single Do you sing? | yes | no', 'multiple Which voices? | low | middle | high'],
  ],
  [
    'a column for each option',
    'Question\tType\tOption 1\tOption 2\nHow did you travel?\tSingle choice\tCar\tBus\nWhy so?\tText\t\t',
    ['single How did you travel? | Car | Bus', 'text Why so?'],
  ],
  [
    'answers in the columns behind a question',
    'How did you travel?\tCar\tBus\tBike\nHow was it?\tGood\tBad\tFair',
    ['single How did you travel? | Car | Bus | Bike', 'single How was it? | Good | Bad | Fair'],
  ],
  [
    'an answer row below each question',
    'Q1. The staff listened to me.\n\tAgree\tNeutral\tDisagree\nQ2. The room was clean.\n\tAgree\tNeutral\tDisagree',
    [
      'single The staff listened to me. | Agree | Neutral | Disagree',
      'single The room was clean. | Agree | Neutral | Disagree',
    ],
  ],
  [
    'questions with bullets',
    '- How was the sprint? Great / OK / Bad\n- What went well?\n- Did you feel supported (Yes, No, Sometimes)\n- Anything to add',
    [
      'single How was the sprint? | Great | OK | Bad',
      'text What went well?',
      'single Did you feel supported | Yes | No | Sometimes',
      'text Anything to add',
    ],
  ],
  [
    'the wording of a form tool',
    '1. How old are you?\nPlease write your answer here:\n\n2. Which pets do you have?\nCheck all that apply\nPlease choose all that apply:\n☐ Cat\n☐ Dog\n\n3. Do you smoke?\nPlease choose only one of the following:\n○ Yes\n○ No\n\nThis question is required.\nDone\nPowered by Forms Ltd',
    [
      'text How old are you?',
      'multiple Which pets do you have? | Cat | Dog',
      'single Do you smoke? | Yes | No',
    ],
  ],
  [
    'a star on its own line',
    'Which town?\n*\nNorth\nSouth\n\nWhy?\n*\nYour answer',
    ['single* Which town? | North | South', 'text* Why?'],
  ],
  [
    'codes in brackets, and a choice that excludes others',
    'Q1 Which do you own? Select all that apply.\n▢ Phone  (1)\n▢ Tablet  (2)\n▢ Other (please specify)  (3) ______\n▢ ⊗None of these  (4)',
    ['multiple Which do you own? | Phone | Tablet | None of these | +'],
  ],
  [
    'rows of a scale below a stem',
    '4. Please rate (1 = best, 5 = worst):\nService   1   2   3   4   5\nFood   1   2   3   4   5\n\n5. Why?',
    ['single Service | 1 | 2 | 3 | 4 | 5', 'single Food | 1 | 2 | 3 | 4 | 5', 'text Why?'],
  ],
  [
    'letters without blanks, and with gaps',
    '1. Do you sing?\nA.Yes\nB.No\n2. How do you treat water?\nA  Boil\nB  Filter\nX  Other (specify)',
    ['single Do you sing? | Yes | No', 'single How do you treat water? | Boil | Filter | +'],
  ],
  [
    'an instruction with words of its own',
    'Phone: ____\n\nAvailability (check all that apply):\n[ ] Mornings\n[ ] Evenings',
    ['text Phone', 'multiple Availability | Mornings | Evenings'],
  ],
  [
    'circles on one line above an instruction for several',
    '1. Sex\n( ) Female   ( ) Male\n2. Which pets? Select all that apply.\n( ) Cat\n( ) Dog',
    ['single Sex | Female | Male', 'multiple Which pets? | Cat | Dog'],
  ],
  [
    'Swedish, Greek and Finnish',
    '1. Vilka djur har du? (flera svar möjliga)\n☐ Katt\n☐ Annat, nämligen: ____\n2. Τι ζώα έχετε; (επιλέξτε όσα ισχύουν)\n☐ Γάτα\n☐ Άλλο (παρακαλώ διευκρινίστε): ____\n3. Mitä eläimiä sinulla on? Valitse yksi tai useampi.\n☐ Kissa\n☐ Muu, mikä?',
    [
      'multiple Vilka djur har du? | Katt | +',
      'multiple Τι ζώα έχετε; | Γάτα | +',
      'multiple Mitä eläimiä sinulla on? | Kissa | +',
    ],
  ],
  [
    'an assistant’s answer',
    'Here is a short survey:\n\n**1. How satisfied are you?**\n- [ ] Very\n- [ ] Little\n\n**2. What should we change?**\n\nWould you like me to add more questions?',
    ['single How satisfied are you? | Very | Little', 'text What should we change?'],
  ],
  [
    'numbers without a sign',
    '1  What is your sex?\n□ Woman\n□ Man\n\n2  How old are you?\n____\n\n3  Work\n1. Paid\n2. None',
    [
      'single What is your sex? | Woman | Man',
      'text How old are you?',
      'single Work | Paid | None',
    ],
  ],
  [
    'numbers of a long questionnaire, without a sign',
    '201 Do you have children?\nYES ..... 1\nNO ..... 2\n\n203 Who helped? RECORD ALL MENTIONED\nDOCTOR ........ A\nNURSE ......... B\nOTHER (SPECIFY) ______ X',
    ['single Do you have children? | YES | NO', 'multiple Who helped? | DOCTOR | NURSE | +'],
  ],
  [
    'degree signs behind numbers',
    '1° Sexe\n- Femme\n- Homme\n2° Âge : ____',
    ['single Sexe | Femme | Homme', 'text Âge'],
  ],
  [
    'blanks before numbers',
    'Worth scale\n\n____ 1. I am happy.\n____ 2. I am proud.',
    ['text I am happy.', 'text I am proud.'],
  ],
  [
    'codes with gaps',
    '9. Were you hurt?\n(0) No\n(2) Once\n(4) Often\n\n10. Was anyone else?\n(0) No\n(4) Yes',
    ['single Were you hurt? | No | Once | Often', 'single Was anyone else? | No | Yes'],
  ],
  [
    'codes before amounts',
    'Q1. How often?\n1 = Never\n2 = 2 to 4 times\n3 = More often\nQ2. And now?\n1 - Never\n2 - 2 to 4 times',
    [
      'single How often? | Never | 2 to 4 times | More often',
      'single And now? | Never | 2 to 4 times',
    ],
  ],
  [
    'fields with units and dates',
    'Name: ____\nAge: ____ years\nDate: __/__/____\n\n1. Sex\na) Woman\nb) Man\n2. Work: (     ) years',
    ['text Name', 'text Age', 'text Date', 'single Sex | Woman | Man', 'text Work'],
  ],
  [
    'numbers of a scale in brackets',
    '1. My work is valued.\n(1)  (2)  (3)  (4)  (5)\n\n2. I am proud of it.\n(1)  (2)  (3)  (4)  (5)',
    [
      'single My work is valued. | 1 | 2 | 3 | 4 | 5',
      'single I am proud of it. | 1 | 2 | 3 | 4 | 5',
    ],
  ],
  [
    'wide boxes behind answers',
    '1. What would you help with? Tick those that apply.\n   Annual show              (   )\n   Water rota               (   )',
    ['multiple What would you help with? | Annual show | Water rota'],
  ],
  [
    'circles in columns behind a question',
    '1.\tIs the fee fair?\t○ yes\t○ no\t○ not sure\n2.\tWhy?',
    ['single Is the fee fair? | yes | no | not sure', 'text Why?'],
  ],
  [
    'a field before questions',
    'Age: ____ years\n\n1. Sex\n- Woman\n- Man',
    ['text Age', 'single Sex | Woman | Man'],
  ],
  [
    'required labels alone',
    'Email *\n\nHow was the venue? *\nGood\nBad\n\nPhone (optional)',
    ['text* Email', 'single* How was the venue? | Good | Bad', 'text Phone'],
  ],
  [
    'a field below boxes',
    '3. Would you come again?  ☐ Yes  ☐ No\n   Why or why not? ____\n\n4. What is your name?\n   Last name ____\n   First name ____',
    [
      'single Would you come again? | Yes | No',
      'text Why or why not?',
      'text What is your name?',
      'text Last name',
      'text First name',
    ],
  ],
  [
    'boxes behind answers that lead on',
    '3. Rauchen Sie?\nJa ........ ☐\nNein ...... ☐  ➔ Sie springen auf Frage 5!\n4. Happy?\nYes\t❏\nNo\t❏',
    ['single Rauchen Sie? | Ja | Nein', 'single Happy? | Yes | No'],
  ],
  [
    'answers that end an interview',
    'S1. Are you 18 or older?\n1 Yes\n2 No [THANK AND TERMINATE]\nS2. Do you work?\n1 Yes\n2 No → END',
    ['single Are you 18 or older? | Yes | No', 'single Do you work? | Yes | No'],
  ],
  [
    'an Arabic skip and scale',
    'س١: هل تعمل؟\n١. نعم\n٢. لا ← انتقل إلى س٤\nس٢: كيف تقيم الخدمة؟\n١ ٢ ٣ ٤ ٥',
    ['single هل تعمل؟ | نعم | لا', 'single كيف تقيم الخدمة؟ | 1 | 2 | 3 | 4 | 5'],
  ],
  [
    'a scale behind each item',
    'Q2. How do you rate these?\nFood: 1 2 3 4 5\nService: 1 2 3 4 5\n\nQ3. Will you come back?\nYes  No  Maybe',
    [
      'single Food | 1 | 2 | 3 | 4 | 5',
      'single Service | 1 | 2 | 3 | 4 | 5',
      'single Will you come back? | Yes | No | Maybe',
    ],
  ],
  [
    'letters for circles on one line',
    '1. Geschlecht\no weiblich   o männlich   o divers',
    ['single Geschlecht | weiblich | männlich | divers'],
  ],
  [
    'Chinese answers behind a colon',
    '1. 年龄段：A. 18岁以下 B. 18-30岁 C. 31岁以上\n2. 文化程度（请在方框内打“√”）\n□ 小学\n□ 初中',
    ['single 年龄段 | 18岁以下 | 18-30岁 | 31岁以上', 'single 文化程度 | 小学 | 初中'],
  ],
  [
    'Japanese letters with full-width blanks',
    '問1　テーマは何ですか。（○はいくつでも）\nア　統計\nイ　調査\nウ　その他\n問2　経験年数　（　　　）年',
    ['multiple テーマは何ですか。 | 統計 | 調査 | +', 'text 経験年数'],
  ],
  [
    'grids with letters, and with the question as their head',
    'Does it limit you?\tA lot\tNot at all\na. Running\t1\t2\nb. Walking\t1\t2\n\n3. Do you agree? *\nMark only one oval per row.\n\tNo\tYes\nI work\t○\t○\nI rest\t○\t○',
    [
      'single Running | A lot | Not at all',
      'single Walking | A lot | Not at all',
      'single I work | No | Yes',
      'single I rest | No | Yes',
    ],
  ],
  [
    'instructions of forms in several languages',
    '1. Eins? *\nMarkieren Sie nur ein Oval.\nJa\nNein\n2. Uno? *\nMarca solo un óvalo.\nSí\nNo\n3. いち *\n1 つだけマークしてください。\nはい\nいいえ\n4. 一？\n只标记一个椭圆形。\n是\n否\n5. Un? *\nSegna solo un ovale.\nSì\nNo\n6. एक?\nकेवल एक अंडाकार आकृति को चिह्नित करें।\nहाँ\nनहीं\n7. واحد؟\nضع علامة على شكل بيضاوي واحد فقط.\nنعم\nلا',
    [
      'single* Eins? | Ja | Nein',
      'single* Uno? | Sí | No',
      'single* いち | はい | いいえ',
      'single 一？ | 是 | 否',
      'single* Un? | Sì | No',
      'single एक? | हाँ | नहीं',
      'single واحد؟ | نعم | لا',
    ],
  ],
  [
    'the ends of a scale, and notes for interviewers',
    '1. How happy are you?\n(0 = not at all, 10 = fully)\n0 1 2 3 4 5 6 7 8 9 10\n2. How often?\nINTERVIEWER: SHOW CARD 2\n1 Daily\n2 Never\n3. Your age?\nPrint numbers in boxes.\n□□\n4. Work?\n1 = Yes, 2 = No',
    [
      'single How happy are you? | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10',
      'single How often? | Daily | Never',
      'text Your age?',
      'single Work? | 1 = Yes, 2 = No',
    ],
  ],
  [
    'a stem in capitals with a stroke, and the number of a page',
    'SELF-CARE\n- None\n- Some\n\nANXIETY / DEPRESSION\n- None\n- Some\n\n2\n© 2009 Some foundation',
    ['single SELF-CARE | None | Some', 'single ANXIETY / DEPRESSION | None | Some'],
  ],
  [
    'what stands above the note about stars',
    'Pulse\n\nThis takes 3 minutes. All answers stay here.\n\n* Indicates required question\n\n1. Which? *\n- Sales\n- IT',
    ['single* Which? | Sales | IT'],
  ],
  [
    'parts of forms',
    'A) About you\nA1. How old are you?\nB) About your work\nB1. Where do you work?\n\nC) Other\n\nC1. Why?',
    ['text How old are you?', 'text Where do you work?', 'text Why?'],
  ],
  [
    'headings above fields, and sections',
    'Form\nPlease complete.\n\nPERSONAL DETAILS\nName: ____\nPhone: ____\n\nAVAILABILITY\nDays (circle all that apply):  Mon  Tue  Wed\n\nSection 2 of 2\nSessions\nDescription (optional)\n\nWhich? *\nA\nB',
    ['text Name', 'text Phone', 'multiple Days | Mon | Tue | Wed', 'single* Which? | A | B'],
  ],
  [
    'a CSV file',
    'Question,Type,Options,Required\n"Happy, overall?",Single choice,"Very; Somewhat; No",Yes\nWhich do you use?,Multiple choice,"Search; Other",No\n"Why?",Open text,,No',
    [
      'single* Happy, overall? | Very | Somewhat | No',
      'multiple Which do you use? | Search | +',
      'text Why?',
    ],
  ],
  [
    'a CSV file with semicolons',
    'Frage;Antworten\nZufrieden?;"Ja, sehr / Nein"\nWarum?;',
    ['single Zufrieden? | Ja, sehr | Nein', 'text Warum?'],
  ],
  [
    'numbers with dashes, the last without choices',
    '1 - Sexo?\na) M\nb) F\n\n2 - Idade? ____\n\n3 - Deixe uma sugestão:\n\nObrigado!',
    ['single Sexo? | M | F', 'text Idade?', 'text Deixe uma sugestão'],
  ],
  [
    'choices below an instruction and a blank line',
    'Course feedback\n\nWhich course? *\nMark only one oval.\n\nTea\nCoffee\nMilk\n\nWhat helped?\nCheck all that apply.\n\nSlides\nNotes\nOther:',
    ['single* Which course? | Tea | Coffee | Milk', 'multiple What helped? | Slides | Notes | +'],
  ],
  [
    'letters with one blank',
    '103. Which animals? CIRCLE ALL MENTIONED.\nA Cattle\nB Goats\nX Other (specify) ____\n104. Who?\nA friend\nI alone',
    ['multiple Which animals? | Cattle | Goats | +', 'single Who? | A friend | I alone'],
  ],
  [
    'a long instruction above choices is their question',
    'Select all the languages that you can speak at work today\n- Dutch\n- French',
    ['multiple Select all the languages that you can speak at work today | Dutch | French'],
  ],
  [
    'a greeting is no question',
    'Dear colleagues,\n\nYour favourite dish\n\nYour budget',
    ['text Your favourite dish', 'text Your budget'],
  ],
  [
    'a drawn line is no choice',
    'Who?\nA\nB\n=====\nWhy?\nC\nD',
    ['single Who? | A | B', 'single Why? | C | D'],
  ],
  [
    'a bullet without a text is nothing',
    'Who?\n•\n• A\n• B\nWhy?',
    ['single Who? | A | B', 'text Why?'],
  ],
  [
    'a title is no question',
    'Lunch survey\n\nYour favourite dish\n\nYour budget',
    ['text Your favourite dish', 'text Your budget'],
  ],
  [
    'the line below "Section 1 of 2" is its heading',
    'Section 1 of 2\nAbout you\nDescription (optional)\nYour name *\nShort answer text\nSection 2 of 2\nYour work\nYour job\nShort answer text',
    ['text* Your name', 'text Your job'],
  ],
  [
    'boxes make a question of an unnumbered line',
    '1. Who?\na) A\nb) B\n\nYour preferred colour\n☐ Red\n☐ Blue\n2. Why?',
    ['single Who? | A | B', 'single Your preferred colour | Red | Blue', 'text Why?'],
  ],
  [
    'boxes with blank lines between them',
    'Your colour\n\n☐ Red\n\n☐ Blue',
    ['single Your colour | Red | Blue'],
  ],
  [
    'a request below choices is a question',
    '1. Who?\n☐ A\n☐ B\n\nComments:\n\n2. Why?\n☐ C\n☐ D',
    ['single Who? | A | B', 'text Comments:', 'single Why? | C | D'],
  ],
  [
    'a blank to fill in makes a question',
    'What do you like?\nTea\nCoffee\n\nAge ______',
    ['single What do you like? | Tea | Coffee', 'text Age'],
  ],
  [
    'a long explanation is no choice',
    'Who?\nA\nB\n\nThe following questions are about your work. We ask them because we want to plan the next year, and because last year nobody was asked, which many of you found a pity.\n\nWhy?\nC\nD',
    ['single Who? | A | B', 'single Why? | C | D'],
  ],
  [
    'bullets above the first number are no questions',
    '• Read all\n1. Who?\n2. Why?',
    ['text Who?', 'text Why?'],
  ],
  [
    'ranges are no numbered list',
    'Which range?\n0 - 1 hours\n1 - 2 hours\n2 - 3 hours',
    ['single Which range? | 0 - 1 hours | 1 - 2 hours | 2 - 3 hours'],
  ],
  ['one word that begins like a number is none', 'B12. vitamin\nWhy?\nX', ['single Why? | X']],
  [
    'a legend gives the answers of the items below',
    '1 = never, 2 = sometimes, 3 = often\n\n1. I sleep well\n2. I eat well',
    [
      'single I sleep well | never | sometimes | often',
      'single I eat well | never | sometimes | often',
    ],
  ],
  [
    '"tick all that apply" within a question',
    'Which of these, tick all that apply, do you own?\n- Dog\n- Cat',
    ['multiple Which of these, tick all that apply, do you own? | Dog | Cat'],
  ],
  [
    'numbers that tell choices apart stay',
    'Which?\nClass 1\nClass 2',
    ['single Which? | Class 1 | Class 2'],
  ],
  [
    'a skip behind a choice is left out',
    '1. Own a car?\na) Yes, go to 5\nb) No, skip to question 7\n2. Why?',
    ['single Own a car? | Yes | No', 'text Why?'],
  ],
  [
    'answers with a slash between them',
    '1. Do you smoke? Yes/No\n2. Why?',
    ['single Do you smoke? | Yes | No', 'text Why?'],
  ],
  [
    'a short list behind a question',
    'Which drink? tea, milk, water',
    ['single Which drink? | tea | milk | water'],
  ],
  [
    'examples are no choices',
    'Which pets? (e.g. dog, cat, bird)\n\nWhy?',
    ['text Which pets? (e.g. dog, cat, bird)', 'text Why?'],
  ],
  ['semicolons behind a colon', 'Drinks: tea; milk', ['single Drinks | tea | milk']],
  [
    '"Q:" and "A:"',
    'Q: Who are you?\nA: Tea, Coffee\nQ: Why?\nA: X, Y',
    ['single Who are you? | Tea | Coffee', 'single Why? | X | Y'],
  ],
  ['Cyrillic letters before choices', 'Кто?\nа. Да\nб. Нет', ['single Кто? | Да | Нет']],
  ['Arabic letters before choices', 'من؟\nأ. نعم\nب. لا', ['single من؟ | نعم | لا']],
  ['Hindi letters before choices', 'कौन?\nक. हाँ\nख. नहीं', ['single कौन? | हाँ | नहीं']],
  ['Korean letters before choices', '누구?\n가. 예\n나. 아니요', ['single 누구? | 예 | 아니요']],
  ['Greek letters before choices', 'Ποιος;\nα. Ναι\nβ. Όχι', ['single Ποιος; | Ναι | Όχι']],
  ['wide brackets as boxes', 'Which?\n［ ］ A\n［ ］ B', ['single Which? | A | B']],
  ['lenticular brackets as boxes', 'Which?\n【 】 A\n【 】 B', ['single Which? | A | B']],
  ['tortoise shell brackets as boxes', 'Which?\n〔 〕 A\n〔 〕 B', ['single Which? | A | B']],
  [
    'several and other in Dutch',
    'Welke kleur? (meerdere antwoorden mogelijk)\n- Rood\n- Anders, namelijk:',
    ['multiple Welke kleur? | Rood | +'],
  ],
  [
    'several and other in Turkish',
    'Hangi renk? (birden fazla seçenek işaretleyebilirsiniz)\n- Kırmızı\n- Diğer (lütfen belirtiniz)',
    ['multiple Hangi renk? | Kırmızı | +'],
  ],
  [
    'several and other in Polish',
    'Jaki kolor? (można zaznaczyć kilka odpowiedzi)\n- Czerwony\n- Inne (jakie?)',
    ['multiple Jaki kolor? | Czerwony | +'],
  ],
  [
    'several and other in Swedish',
    'Vilken färg? (flera svar möjliga)\n- Röd\n- Annat, nämligen:',
    ['multiple Vilken färg? | Röd | +'],
  ],
  [
    'several and other in Czech',
    'Jaká barva? (možno více odpovědí)\n- Červená\n- Jiné',
    ['multiple Jaká barva? | Červená | +'],
  ],
  [
    'several and other in Ukrainian',
    'Який колір? (оберіть кілька варіантів)\n- Червоний\n- Інше',
    ['multiple Який колір? | Червоний | +'],
  ],
  [
    'several and other in Swahili',
    'Rangi gani? (chagua zote zinazofaa)\n- Nyekundu\n- Nyingine (taja)',
    ['multiple Rangi gani? | Nyekundu | +'],
  ],
  [
    'several and other in Hungarian',
    'Milyen szín? (több válasz is megjelölhető)\n- Piros\n- Egyéb',
    ['multiple Milyen szín? | Piros | +'],
  ],
  [
    'several and other in Romanian',
    'Ce culoare? (alegeți toate variantele potrivite)\n- Roșu\n- Altele',
    ['multiple Ce culoare? | Roșu | +'],
  ],
  [
    'several and other in Indonesian',
    'Warna apa? (boleh pilih lebih dari satu)\n- Merah\n- Lainnya',
    ['multiple Warna apa? | Merah | +'],
  ],
  [
    'choices that say what headings and footers say',
    'Where does it hurt?\nHead\nBack\nKnee\n\nHow many?\n- None\n- Only one\n- At most two\n- More\n\nWhen?\n- Thanksgiving\n- Confidential\n- End of the month',
    [
      'single Where does it hurt? | Head | Back | Knee',
      'single How many? | None | Only one | At most two | More',
      'single When? | Thanksgiving | Confidential | End of the month',
    ],
  ],
  [
    'several fields on a line, by blanks and by tabs',
    'First name: ____   Last name: ____\nStreet: ....... \tTown: .......\nBorn on __ / __ / ____     Insurance no. ______',
    [
      'text First name',
      'text Last name',
      'text Street',
      'text Town',
      'text Born on',
      'text Insurance no',
    ],
  ],
  [
    'a grid with its answers above items without columns',
    'How satisfied are you with:\nVery  Somewhat  Not at all\n- Price\n- Quality\n\nAnd with these?\n\n\tGood\tFair\tPoor\nRoads\nParks',
    [
      'single Price | Very | Somewhat | Not at all',
      'single Quality | Very | Somewhat | Not at all',
      'single Roads | Good | Fair | Poor',
      'single Parks | Good | Fair | Poor',
    ],
  ],
  [
    'a quoted mail, with a code fence',
    '> 1. How old are you?\n> - Under 18\n> - 18 or older\n>\n> ```\n> 2. Where do you live?\n> - Town\n> - Country\n> ```',
    [
      'single How old are you? | Under 18 | 18 or older',
      'single Where do you live? | Town | Country',
    ],
  ],
  [
    'page footers within choices, and a divided word',
    '1. How is your health con-\ndition?\n- Good\n- Fair\nForm TS-3   Page 1 of 2   Rev. 4\n- Bad\n\n2. Sex?\n- Male\n- Female\nForm TS-3   Page 2 of 2   Rev. 4',
    ['single How is your health condition? | Good | Fair | Bad', 'single Sex? | Male | Female'],
  ],
  [
    'item codes, directions to interviewers, choices with commas',
    'A1 How often do you shop? READ OUT\n1 Daily\n2 Weekly\n\nC2 [IF A1 = 2] Why not daily?\n- Price,\n- Time,\n- Distance.',
    [
      'single How often do you shop? | Daily | Weekly',
      'single Why not daily? | Price | Time | Distance',
    ],
  ],
  [
    'a form that somebody filled in',
    'Name: Jo Sample\nTelephone: 0555 010 203\n\nWhich section?\n[x] Athletics\n[ ] Swimming\n\nAny injuries?\nYes, my left knee.',
    [
      'text Name',
      'text Telephone',
      'single Which section? | Athletics | Swimming',
      'text Any injuries?',
    ],
  ],
  [
    'two questions beside one another',
    '1. Sex?            2. Age?\n( ) Male           ( ) Under 30\n( ) Female         ( ) 30 or older',
    ['single Sex? | Male | Female', 'single Age? | Under 30 | 30 or older'],
  ],
  [
    'lettered parts of questions, with lists of their own',
    'Q1. About your business\na) Its name: ____\nb) Sector:\n   i. Retail\n   ii. Services\n\nQ2. Have you\na) changed the lamps?   Yes / No\nb) insulated the roof?   Yes / No\n\nQ3. Which month?\na) May\nb) June',
    [
      'text Its name',
      'single Sector | Retail | Services',
      'single changed the lamps? | Yes | No',
      'single insulated the roof? | Yes | No',
      'single Which month? | May | June',
    ],
  ],
  [
    'blanks to tick, and a legend far above a blank',
    '1. How to reach you (check one): ___ Phone  ___ Email\n2. Topics:\n___ Work\n___ Home\n3. Is it planned?  Yes ____  No ____\n4. How long?   ______ hours',
    [
      'single How to reach you | Phone | Email',
      'single Topics | Work | Home',
      'single Is it planned? | Yes | No',
      'text How long?',
    ],
  ],
  [
    'a narrow page with a head on each page',
    'County Transport Authority 2026\n\n1. On a typical week day, how many\nseparate journeys do you make?\n(Count a return trip as two\njourneys)\nNone\nMore than the others or\nthe same\n\nCounty Transport Authority 2026\n\n2. Why did you take the bus\nrather than a car?',
    [
      'single On a typical week day, how many separate journeys do you make? | None | More than the others or the same',
      'text Why did you take the bus rather than a car?',
    ],
  ],
  [
    'a printed web form: a grid with its rows twice, an example, its footer',
    '1.\nRate these\nMark only one oval per row.\nNo way\nMaybe\nLove it\nHiking\nCooking\nHiking\nCooking\n\n2.\nArrival time\nExample: 8:30 AM\n\n3.\nAny allergies?\n\n Forms',
    [
      'single Hiking | No way | Maybe | Love it',
      'single Cooking | No way | Maybe | Love it',
      'text Arrival time',
      'text Any allergies?',
    ],
  ],
  [
    'Japanese with letters of full width',
    'Ｑ１．部署は？\n　１．営業部\n　２．総務部\n\nＱ２．ご意見をご記入ください。\n（　　　　　）',
    ['single 部署は？ | 営業部 | 総務部', 'text ご意見をご記入ください'],
  ],
];

const bare = (text: string) => text.replace(/[\s.:：。]+$/u, '');

test.each(questionnaires)('%s (BUILDER-43)', (_, text, questions) => {
  const readResult = readQuestions(text).map(
    ({ type, required, hasOthers, text: words, options }) =>
      [
        `${type}${required ? '*' : ''} ${bare(words)}`,
        ...options,
        ...(hasOthers ? ['+'] : []),
      ].join(' | '),
  );
  expect(readResult).toEqual(
    questions.map((question) => {
      const [first = '', ...others] = question.split(' | ');
      return [bare(first), ...others].join(' | ');
    }),
  );
});

/** Words that are marks: names before numbers and options, a speaker, half of a divided word. */
const IGNORED_WORDS = ['Question', 'Вопрос', 'Options', 'Answers', 'Mira', 'dition'];

/** The words of a text, each with its number. Marks, codes and blanks are none. */
function wordsIn(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.normalize('NFKC').match(/\p{L}{4,}/gu) ?? []) {
    if (IGNORED_WORDS.includes(word)) continue;
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** Texts that are not read as meant. */
const misreadTexts: [name: string, text: string][] = [
  [
    'parts of a question between rows of answers',
    '3. During the past month?\n   a. could not sleep\n      1  Never   2  Less than once   3  Often\n   b. woke up at night\n      1  Never   2  Less than once   3  Often',
  ],
];

test.each([...questionnaires.map(([name, text]) => [name, text]), ...misreadTexts])(
  'every word of %s stands in a line of the preview (BUILDER-43)',
  (_, text = '') => {
    const actual = wordsIn(
      readLines(text)
        .map(({ text: words, parts }) => [words, ...parts].join(' '))
        .join('\n'),
    );
    const lost = [...wordsIn(text)].filter(([word, count]) => (actual.get(word) ?? 0) < count);
    expect(lost).toEqual([]);
  },
);

test.each([
  'All the best',
  'Warm regards',
  'Looking forward to your answers',
  'Met vriendelijke groet',
  'Med vänliga hälsningar',
  'Med vennlig hilsen',
  'Venlig hilsen',
  'Ystävällisin terveisin',
  'Pozdrawiam',
  'S pozdravem',
  'Saygılarımla',
  'Üdvözlettel',
  'Cu stimă',
  'З повагою',
  'Herzliche Grüße aus Bonn',
  'Bonne journée à tous',
])('“%s” closes a questionnaire (BUILDER-43)', (closing) => {
  const [, last] = readQuestions(`1. Which?\na) Tea\nb) Milk\n2. Why?\n${closing}\nAda`);
  expect(last).toMatchObject({ text: 'Why?', type: 'text', options: [] });
});

test.each([
  'Ja/Nein',
  'Oui/Non',
  'Sí/No',
  'Sim/Não',
  'Sì/No',
  'Ja/Nee',
  'Tak/Nie',
  'Ja/Nej',
  'Да/Нет',
  'Evet/Hayır',
  'Ναι/Όχι',
])('“%s” offers two answers (BUILDER-43)', (answers) => {
  expect(readQuestions(`1. Fair? ${answers}`)[0]?.options).toEqual(answers.split('/'));
});

test('text behind a blank line or beside a scale is skipped and listed (BUILDER-43)', () => {
  const lines = readLines('1. How old? ____ years\n2. Good?\nVery bad 1 2 3 4 Very good');
  const skipped = lines.filter(({ kind }) => kind === 'ignore').map(({ text, why }) => [text, why]);
  expect(skipped).toEqual([
    ['years', 'behind a blank'],
    ['Very bad Very good', 'beside the answers'],
  ]);
});

/** How authors say that several answers are allowed, by language. */
const severalWays: Record<string, string[]> = {
  english: [
    'select all that apply',
    'tick as many as apply',
    'check all boxes that apply',
    'choose up to three',
    'multiple answers possible',
    'more than one answer allowed',
    'mark all that are true',
    'you may select more than one',
    'pick any that fit',
    'several answers possible',
    'tick any that apply',
    'choose as many as you like',
    'select one or more',
    'max. 3 answers',
    'circle all that apply',
  ],
  german: [
    'Mehrfachnennung möglich',
    'Mehrfachnennungen möglich',
    'mehrere Antworten möglich',
    'bitte alles Zutreffende ankreuzen',
    'Mehrfachauswahl',
    'mehrere Angaben möglich',
    'maximal 3 Antworten',
    'Sie können mehrere Antworten ankreuzen',
    'bis zu drei Nennungen',
    'alle zutreffenden ankreuzen',
    'Mehrfachantworten erlaubt',
  ],
  french: [
    'plusieurs réponses possibles',
    'cochez toutes les réponses qui s’appliquent',
    'choix multiples',
    'trois réponses maximum',
    'cochez une ou plusieurs cases',
    'plusieurs choix possibles',
    'sélectionnez tout ce qui convient',
    'jusqu’à 3 réponses',
    'vous pouvez cocher plusieurs cases',
  ],
  spanish: [
    'marque todas las que apliquen',
    'respuesta múltiple',
    'puede marcar varias',
    'seleccione todas las opciones que correspondan',
    'se puede elegir más de una',
    'elija hasta tres',
    'selección múltiple',
    'marque todo lo que corresponda',
    'varias respuestas posibles',
    'puede seleccionar más de una opción',
  ],
  portuguese: [
    'marque todas as opções que se aplicam',
    'pode assinalar mais do que uma opção',
    'resposta múltipla',
    'escolha até três',
    'selecione tudo o que se aplica',
    'assinale todas as que se aplicam',
    'múltiplas respostas possíveis',
    'pode escolher várias opções',
  ],
  italian: [
    'sono possibili più risposte',
    'risposta multipla',
    'selezionare tutte le risposte pertinenti',
    'barrare tutte le caselle che interessano',
    'massimo 3 risposte',
    'è possibile indicare più risposte',
    'scegliere una o più opzioni',
    'indicare fino a tre risposte',
  ],
  dutch: [
    'meerdere antwoorden mogelijk',
    'kruis alles aan wat van toepassing is',
    'meer dan één antwoord mogelijk',
    'maximaal 3 antwoorden',
    'u kunt meerdere opties kiezen',
    'selecteer alle antwoorden die van toepassing zijn',
  ],
  russian: [
    'выберите все подходящие варианты',
    'возможно несколько ответов',
    'можно выбрать несколько вариантов',
    'не более трёх ответов',
    'отметьте всё, что подходит',
    'множественный выбор',
    'до 3 вариантов ответа',
  ],
  polish: [
    'można zaznaczyć kilka odpowiedzi',
    'wielokrotny wybór',
    'zaznacz wszystkie właściwe',
    'proszę wybrać maksymalnie 3',
    'możliwych kilka odpowiedzi',
    'możliwość wielokrotnego wyboru',
  ],
  turkish: [
    'birden fazla seçenek işaretleyebilirsiniz',
    'uygun olan tüm seçenekleri işaretleyin',
    'birden çok seçilebilir',
    'en fazla üç seçenek',
    'tümünü işaretleyin',
  ],
  swedish: [
    'flera svar möjliga',
    'markera alla som stämmer',
    'välj ett eller flera alternativ',
    'flera alternativ kan väljas',
    'högst tre svar',
  ],
  arabic: [
    'يمكن اختيار أكثر من إجابة',
    'اختر كل ما ينطبق',
    'حدد جميع الإجابات المناسبة',
    'يمكنك اختيار عدة خيارات',
  ],
  japanese: [
    '複数回答可',
    'あてはまるものすべてに○',
    '当てはまるものをすべて選んでください',
    'いくつでも',
    '3つまで',
    '複数選択可',
  ],
  chinese: ['可多选', '多选', '最多选3项', '请选择所有适用项', '可复选'],
  hindi: ['सभी लागू विकल्प चुनें', 'एक से अधिक विकल्प चुन सकते हैं', 'जो भी लागू हों चुनें'],
};

/** How they name the answer of one's own. */
const otherWays: Record<string, string[]> = {
  english: [
    'Other',
    'Other (please specify)',
    'Other: ____',
    'Others',
    'Something else',
    'Other, please state',
    'Another',
    'None of these / other',
  ],
  german: [
    'Sonstiges',
    'Andere',
    'Sonstiges, und zwar:',
    'Andere (bitte angeben)',
    'Anderes',
    'etwas anderes',
    'Sonstige: ____',
  ],
  french: ['Autre', 'Autre (précisez)', 'Autres', 'Autre, précisez :', 'Autre chose'],
  spanish: ['Otro', 'Otra (especifique)', 'Otros', 'Otro, ¿cuál?', 'Otra cosa'],
  portuguese: ['Outro', 'Outra', 'Outro. Qual?', 'Outros (especificar)'],
  italian: ['Altro', 'Altro (specificare)', 'Altro, quale?'],
  dutch: ['Anders', 'Anders, namelijk', 'Overig', 'Anders: ____'],
  russian: ['Другое', 'Другое (укажите)', 'Иное', 'Свой вариант'],
  polish: ['Inne', 'Inne (jakie?)', 'Inny'],
  turkish: ['Diğer', 'Diğer (belirtiniz)'],
  swedish: ['Annat', 'Annat, nämligen', 'Övrigt'],
  arabic: ['أخرى', 'غير ذلك', 'أخرى (حدد)'],
  japanese: ['その他', 'その他（　）'],
  chinese: ['其他', '其他（请注明）'],
  hindi: ['अन्य', 'अन्य (कृपया बताएं)'],
};

test.each(Object.entries(severalWays))(
  '%s: each way to say "several" is understood, in brackets and below (BUILDER-43)',
  (_, ways) => {
    for (const way of ways) {
      for (const text of [`1. Which? (${way})\n- A\n- B`, `1. Which?\n${way}\n- A\n- B`]) {
        expect([way, readQuestions(text)]).toMatchObject([
          way,
          [{ text: 'Which?', type: 'multiple', options: ['A', 'B'] }],
        ]);
      }
    }
  },
);

test.each(Object.entries(otherWays))(
  '%s: each way to say "other" is understood (BUILDER-43)',
  (_, ways) => {
    for (const way of ways) {
      expect([way, readQuestions(`1. Which?\n- A\n- ${way}`)]).toMatchObject([
        way,
        [{ hasOthers: true, options: ['A'] }],
      ]);
    }
  },
);
