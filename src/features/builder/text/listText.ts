/**
 * Parses without scripts, as the content security policy allows; older browsers lack it and paste
 * plain text.
 */
const parseHtml = (Document as { parseHTML?: (html: string) => Document }).parseHTML;

/** The items of a list, each with its number or bullet; nested lists are indented. */
function itemsOf(list: Element, depth: number): string[] {
  const isNumbered = list.tagName === 'OL' && depth === 0;
  const isLettered = list.tagName === 'OL' && depth > 0;
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  return items.flatMap((item, index) => {
    const inner = [...item.children].filter(({ tagName }) => tagName === 'OL' || tagName === 'UL');
    const own = item.cloneNode(true) as Element;
    for (const nested of own.querySelectorAll('ol, ul')) nested.remove();
    const letter = String.fromCharCode('a'.charCodeAt(0) + (index % 26));
    const mark = isNumbered ? `${index + 1}.` : isLettered ? `${letter})` : '•';
    const text = own.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    return [
      `${'\t'.repeat(depth)}${mark} ${text}`,
      ...inner.flatMap((nested) => itemsOf(nested, depth + 1)),
    ];
  });
}

/**
 * The text of copied HTML with the numbers and bullets of its lists, which its plain text may lack;
 * null without a list. Nothing in it runs or loads.
 */
export function listText(html: string): string | null {
  if (!parseHtml || !/<(?:ol|ul)[\s>]/i.test(html)) return null;
  const { body } = parseHtml(html);
  const blocks = [...body.querySelectorAll('ol, ul, p, h1, h2, h3, h4, div')].filter(
    (block) => !block.parentElement?.closest('ol, ul') && !block.querySelector('ol, ul, p, div'),
  );
  const lists = [...body.querySelectorAll('ol, ul')].filter(
    (list) => !list.parentElement?.closest('ol, ul'),
  );
  const inOrder = [...new Set([...blocks, ...lists])].toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const lines = inOrder.flatMap((block) =>
    block.matches('ol, ul')
      ? itemsOf(block, 0)
      : [block.textContent?.replace(/\s+/g, ' ').trim() ?? ''],
  );
  return lines.filter(Boolean).join('\n');
}
