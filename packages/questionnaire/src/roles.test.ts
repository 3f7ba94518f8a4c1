import { expect, test } from 'vitest';
import { readLines } from './readLines.ts';
import { roles } from './roles.ts';

/** A text for each role; the line after "»" has it. */
const examples: [role: string, text: string][] = [
  ['heading: the answers of the grid below', 'Rate each.\n»\tGood\tFair\tBad\n1. Food\n2. Rooms'],
  ['ignore: the end of a scale', '1. Good?\n»Bad\n1\n2\n3\nWell\n\n2. Why?'],
  ['choice: it goes on with the choices above', 'Which?\nMonday\n»Thanksgiving\nSunday\n\nWhy?'],
  ['ignore: the number of a part', '»Section 1 of 3\nAbout you\nName: ____'],
  ['ignore: a footer, or the number of a page', '1. Which?\n- A\n- B\n\n»3 / 4\n\n2. Why?'],
  ['ignore: a footer, or the number of a page', '1. Why?\n\n»Back   Save draft   Continue'],
  ['ignore: boxes for an answer', '1. How old are you?\n»□□\n2. Why?'],
  ['ignore: below the farewell', '1. Why?\n\nThank you!\n»Ada King'],
  ['heading: a greeting', '»Dear parents,\nplease answer.\n\n1. Why?'],
  ['heading: the title', '»Customer questionnaire\n1. Why?\n2. How?'],
  ['heading: an introduction', '»We ask for your views. They stay private.\n\nWhy?\n\nHow?'],
  ['heading: the name of a part', '1. Why?\n»Section B: Your work\n2. How?'],
  ['ignore: the counter of a field', 'Why?\n»0 / 500 characters\n\nHow?'],
  ['instruction: in brackets below its question', '1. Why?\n»(as you remember it)\n2. How?'],
  ['ignore: somebody’s answer', '1. Which?\n[x] A\n[ ] B\n\n2. Why?\n»It was near'],
  ['ignore: no words', '1. Why?\n»----------\n2. How?'],
  ['ignore: a blank to write on', '1. Why?\n»______ euros\n2. How?'],
  ['question: its number or its list', '»1. Why?\n2. How?'],
  ['heading: the items below ask', '»1. Tell us about\n1.1 Why?\n1.2 How?'],
  ['ignore: the hint of a field', '1. Why?\n»Your answer\n2. How?'],
  ['ignore: a blank with a unit', '1. How old are you?\n»(   ) years\n2. Why?'],
  [
    'question: an instruction with choices below',
    '»Please tick all of the days that apply to you\n☐ Monday\n☐ Friday',
  ],
  ['instruction: it says how to answer', '1. Which?\n»Tick all that apply\n- A\n- B'],
  ['question: its answers stand behind it', '»Are you a member? Yes / No\n\nWhy?'],
  ['choice: several answers on a line', '1. Which?\n»☐ Tea  ☐ Coffee'],
  [
    'heading: a part with a Roman number',
    '»I. About you\n1. Why?\n2. How?\nII. About us\n3. When?',
  ],
  ['heading: a part with a letter', '»B) About your work\n\nB1. Why?\nB2. How?'],
  ['choice: its mark, below a question', '1. Which?\n»- Tea\n- Coffee'],
  ['question: its mark', '»I. About you\nTea\nCoffee'],
  ['heading: a mark above the first question', '»- About you\n1. Why?\n2. How?'],
  ['ignore: a farewell', '1. Why?\n\n»Thank you for your time'],
  ['ignore: below the last question', '1. Which?\n- A\n- B\n2. Why?\n\n»Ada King\nOffice'],
  ['ignore: the blank of the question above', '1. Which grade?\n»GRADE |__|__|\n2. Why?'],
  ['heading: the name of the fields below', '1. Why?\n\n»PERSONAL DETAILS\nName: ____\nCity: ____'],
  ['heading: below the number of a part', 'Section 1 of 3\n»About you\n1. Why?'],
  ['heading: the title of the fields', '»Membership\nName: ____\nCity: ____'],
  ['question: a field', '»Name: ____\nCity: ____'],
  ['heading: numbered questions stand below it', '»What do you think?\n1. Why?\n2. How?'],
  ['question: it asks', '1. Why?\n\n»Which?\n- A\n- B'],
  ['question: it asks', '»Which?\nTea\nCoffee'],
  ['question: choices stand below it', '1. Why?\n\n»The place\n☐ Here\n☐ There'],
  ['question: choices stand below it', '»The place\n☐ Here\n☐ There'],
  ['question: a blank to write on behind it', '»Your name ________\n1. Why?\n2. How?'],
  ['heading: above the first question', '»About you\n1. Why?\n2. How?'],
  ['choice: words among others', '1. Which?\n\n»Tea\n\nCoffee\n\n2. Why?\n\nMilk\n\nWater'],
  ['choice: words among others', 'Which?\n\n»Tea\n\nCoffee\n\nMilk'],
  ['question: it requests an answer', '1. Which?\n- A\n- B\n\n»Describe your visit:\n\n2. Why?'],
  ['question: it requests an answer', 'Why?\n\n»Describe your visit:\n\nHow?'],
  ['heading: a paragraph of its own', '1. Why?\n\n»Your work\n\n2. How?'],
  ['heading: a paragraph of its own', 'Why?\n\n»Your work\n\nHow?\nTea\nCoffee'],
  ['question: a request below choices', '1. Which?\n- A\n- B\n»Describe it:\n2. Why?'],
  ['question: a request below choices', 'Which?\n☐ A\n☐ B\n»Describe it:\n\nWhy?'],
  ['heading: words below marked choices', '1. Which?\n- A\n- B\n»Your work\n2. Why?'],
  ['heading: words below marked choices', 'Which?\n☐ A\n☐ B\n»Your work\n\nWhy?'],
  ['choice: words below a question', '1. Which?\n»Tea\nCoffee\n2. Why?'],
  ['choice: words below a question', 'Which?\n»Tea\nCoffee'],
  ['heading: the first paragraph', '»Our day\n\nWhich?\nTea\nCoffee'],
  ['heading: the list below asks', '»What do you think?\n- Why?\n- The place\n  ☐ Here\n  ☐ There'],
  ['choice: words below a blank line', 'Which?\n\n»Tea\nCoffee\n\nWhy?'],
  ['question: a line alone', '»Your age\nTea\nCoffee'],
];

/** Whether each role, in its turn, has taken the line of an example. */
const takenRoles = new Set<object>();
for (const role of Object.values(roles).flat()) {
  const { is } = role;
  role.is = (place) => {
    const isTaken = Boolean(is(place));
    if (isTaken) takenRoles.add(role);
    return isTaken;
  };
}

test.each(examples)('“%s” is the role of the marked line in %j (BUILDER-43)', (role, text) => {
  const line = text.split('\n').findIndex((textLine) => textLine.startsWith('»'));
  const readLine = readLines(text.replace('»', '')).find((roleLine) => roleLine.line === line);
  expect(`${readLine?.kind}: ${readLine?.why}`).toBe(role);
});

test('each role has an example', () => {
  const roleNames = Object.values(roles)
    .flat()
    .map(({ kind, why }) => `${kind}: ${why}`);
  expect(new Set(examples.map(([role]) => role))).toEqual(new Set(roleNames));
  const unusedRoles = Object.values(roles)
    .flat()
    .filter((role) => !takenRoles.has(role));
  expect(unusedRoles.map(({ kind, why }) => `${kind}: ${why}`)).toEqual([]);
});
