/**
 * Parses without scripts, as the content security policy allows; older browsers lack it and paste
 * plain text.
 */
const parseHtml = (Document as { parseHTML?: (html: string) => Document }).parseHTML;

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE CAPTION DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TD TH TR UL'.split(
    ' ',
  ),
);

/** No document nests deeper, and a browser's parser takes quadratic time below. */
const MAX_LIST_DEPTH = 500;

/** The start or end of an element that documents nest. */
const NESTED = /<(\/?)(?:ol|ul|div|span|blockquote|table)[\s>]/gi;

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, end] of html.matchAll(NESTED)) {
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_LIST_DEPTH) return true;
  }
  return false;
}

const LETTERS = 26;

interface OpenList {
  isNumbered: boolean;
  items: number;
}

/** The number, letter or bullet of the next item of the innermost list, indented. */
function nextMark(lists: OpenList[]): string {
  const depth = lists.length - 1;
  const list = lists[depth];
  if (!list) return '';
  const index = list.items;
  list.items += 1;
  const letter = String.fromCharCode('a'.charCodeAt(0) + (index % LETTERS));
  const mark = list.isNumbered ? (depth === 0 ? `${index + 1}.` : `${letter})`) : '•';
  return `${'\t'.repeat(depth)}${mark} `;
}

/** The lines of a document, in one walk over its nodes. */
function linesIn(body: HTMLElement): string[] {
  const lines: string[] = [];
  const lists: OpenList[] = [];
  /** The cells of the open rows of tables, the innermost last. */
  const rows: string[][][] = [];
  let mark = '';
  let texts: string[] = [];

  const endLine = () => {
    const text = texts.join('').replace(/\s+/g, ' ').trim();
    texts = [];
    if (text === '') return;
    (rows.at(-1)?.at(-1) ?? lines).push(mark + text);
    mark = '';
  };
  /** A row of columns is a line with tabs; two cells with several lines are a layout. */
  const endRow = () => {
    const cells = rows.pop() ?? [];
    const isRow = cells.length > 2 || (cells.length > 1 && cells.every((cell) => cell.length <= 1));
    const target = rows.at(-1)?.at(-1) ?? lines;
    if (isRow) target.push(cells.map((cell) => cell.join('; ')).join('\t'));
    else for (const cell of cells.flat()) target.push(cell);
  };
  const enter = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
    const { nodeName } = node;
    // An empty line separates paragraphs.
    const isEmptyLine =
      nodeName === 'BR' && texts.join('').trim() === '' && mark === '' && rows.length === 0;
    if (isEmptyLine && lines.at(-1) !== '') lines.push('');
    if (nodeName === 'BR' || BLOCKS.has(nodeName)) endLine();
    if (nodeName === 'TR') rows.push([]);
    if (nodeName === 'TD' || nodeName === 'TH') rows.at(-1)?.push([]);
    if (node instanceof HTMLOListElement) lists.push({ isNumbered: true, items: node.start - 1 });
    if (nodeName === 'UL') lists.push({ isNumbered: false, items: 0 });
    if (nodeName === 'LI') mark = nextMark(lists);
  };
  const leave = ({ nodeName }: Node) => {
    if (BLOCKS.has(nodeName)) endLine();
    if (nodeName === 'TR') endRow();
    if (nodeName === 'OL' || nodeName === 'UL') lists.pop();
  };

  // A recursion is safe: browsers nest at most 512 elements.
  const walk = (node: Node) => {
    enter(node);
    node.childNodes.forEach(walk);
    leave(node);
  };
  body.childNodes.forEach(walk);
  endLine();
  return lines;
}

/**
 * The text of copied HTML with the numbers and bullets of its lists and the rows of its tables,
 * which its plain text may lack; null without a list or table, or if it is nested too deeply.
 * Nothing in it runs or loads. Takes linear time.
 */
export function listText(html: string): string | null {
  if (!parseHtml || !/<(?:ol|ul|table)[\s>]/i.test(html) || isTooDeep(html)) return null;
  return linesIn(parseHtml(html).body).join('\n');
}

/** A clipboard as text: its lists and tables, otherwise its plain half. */
export const readClipboard = (html: string, text: string): string => listText(html) ?? text;
