import { userText } from '#domain/field/displayText.ts';
import { xmlText } from '#ui/file/fileText.ts';
import { saveFile } from '#ui/file/saveFile.ts';

const FAMILY = '"Inter Variable", system-ui, sans-serif';
const FONT = `13px ${FAMILY}`;
const PADDING = 16;
const LINE = 18;
const INK = '#1c2521';

function element(name: string, attributes: Record<string, string | number>, text = '') {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  created.textContent = xmlText(text);
  return created;
}

/** Wraps a text into at most `maxLines` lines of `width` pixels: text in an SVG does not wrap by itself. */
function wrapLines(text: string, width: number, maxLines = 3): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = FONT;
  const fits = (line: string) => (context?.measureText(line).width ?? 0) <= width;
  const lines: string[] = [];
  for (const word of userText(text).split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const [visibleLines, more] = [lines.slice(0, maxLines), lines.length > maxLines ? '…' : ''];
  return visibleLines.map((line, index) => (index === maxLines - 1 ? line + more : line));
}

/** The chart with its title, on white, in colours that paper shows. */
function toStandaloneSvg(svg: SVGSVGElement, title: string) {
  const { clientWidth, clientHeight } = svg;
  const chart = svg.cloneNode(true) as SVGSVGElement;
  const originals = [...svg.querySelectorAll('*')];
  for (const [index, copy] of [...chart.querySelectorAll('*')].entries()) {
    const original = originals[index] as Element;
    if (copy.matches('title, text, tspan') && copy.childElementCount === 0) {
      copy.textContent = xmlText(copy.textContent ?? '');
    }
    if (copy.matches('rect')) {
      copy.setAttribute('fill', getComputedStyle(original).fill);
      // The style's variables do not exist in the image, and the style overrides the attribute.
      copy.removeAttribute('style');
    }
    if (copy.matches('text')) {
      copy.setAttribute('fill', INK);
      copy.setAttribute('text-anchor', getComputedStyle(original).textAnchor);
    }
    if (copy.matches('line')) copy.setAttribute('stroke', '#c9d0cc');
    if (copy.matches('foreignObject')) {
      const { width, height } = original.getBoundingClientRect();
      // A label of one line is cut at its end, as on the screen.
      const maxLines = Math.max(1, Math.floor(height / LINE));
      const lines = wrapLines(copy.textContent ?? '', width - PADDING, maxLines);
      const x = copy.getAttribute('x') ?? 0;
      const top = height / 2 - ((lines.length - 1) * LINE) / 2;
      copy.replaceWith(
        ...lines.map((line, row) =>
          element('text', { x, y: top + row * LINE, dy: '0.35em', fill: INK }, line),
        ),
      );
    }
  }
  const head = wrapLines(title, clientWidth).map((line, row) =>
    element('text', { x: PADDING, y: PADDING + (row + 0.7) * LINE, fill: INK }, line),
  );
  const top = PADDING * 2 + head.length * LINE;
  const box = { x: PADDING, y: top, width: clientWidth, height: clientHeight };
  for (const [name, value] of Object.entries(box)) chart.setAttribute(name, String(value));
  const size = { width: clientWidth + 2 * PADDING, height: top + clientHeight + PADDING };
  // As attributes: the content security policy forbids a style.
  const image = element('svg', { ...size, 'font-family': FAMILY, 'font-size': 13 });
  image.append(element('rect', { ...size, fill: '#ffffff' }), ...head, chart);
  return { text: new XMLSerializer().serializeToString(image), ...size };
}

/** Saves a chart as PNG under a title, unless it is aborted first (REPORT-24). Rejects on failure. */
export async function saveChart(
  svg: SVGSVGElement,
  { name, title }: { name: string; title: string },
  signal: AbortSignal,
) {
  const { text, width, height } = toStandaloneSvg(svg, title);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  // Twice the size, for sharp print.
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  signal.throwIfAborted();
  if (!png) throw new Error('The browser could not draw the chart');
  saveFile(png, `${name}.png`);
}
