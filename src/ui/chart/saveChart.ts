import { xmlText } from '../file/fileText.ts';
import { saveFile } from '../file/saveFile.ts';
import { wrapText } from './wrapText.ts';

interface Saved {
  /** The file's name without its extension. */
  name: string;
  /** The image's heading. */
  title: string;
  type: 'svg' | 'png';
}

const FAMILY = 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const TITLE_FONT = `600 16px ${FAMILY}`;
const LABEL_FONT = `13px ${FAMILY}`;
const TITLE_LINE = 22;
const LABEL_LINE = 16;
const PADDING = 16;
const LABEL_GAP = 12;

function element(name: string, attributes: Record<string, string | number>, text = '') {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  created.textContent = xmlText(text);
  return created;
}

/** Wrapping labels become lines of text, which programs other than browsers can show. */
function labelLines(label: SVGForeignObjectElement): Element[] {
  const { width, height } = label.getBoundingClientRect();
  const lines = wrapText(label.textContent ?? '', width - LABEL_GAP, LABEL_FONT, 3);
  const top = height / 2 - ((lines.length - 1) * LABEL_LINE) / 2;
  return lines.map((line, index) => {
    const position = { x: 0, y: top + index * LABEL_LINE, dy: '0.35em' };
    return element('text', { ...position, 'font-size': 13 }, line);
  });
}

/**
 * Computed styles of the light theme are written into the image, because paper is white in either
 * theme.
 */
function writeStyles(original: Element, copy: Element) {
  if (!(copy instanceof SVGElement)) return;
  const { fill, fontSize } = getComputedStyle(original);
  if (copy.matches('rect')) copy.style.fill = fill;
  if (copy.matches('text')) copy.style.cssText = `fill: #1c2521; font-size: ${fontSize}`;
  if (copy.matches('line')) copy.style.stroke = '#c9d0cc';
}

/** The chart as a standalone image with its title, on white. */
function standalone(svg: SVGSVGElement, title: string) {
  const { clientWidth, clientHeight } = svg;
  const chart = svg.cloneNode(true) as SVGSVGElement;
  const originals = [...svg.querySelectorAll('*')];
  for (const [index, copy] of [...chart.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    // Bar names may hold characters that XML forbids.
    if (copy.matches('title, text')) copy.textContent = xmlText(copy.textContent ?? '');
    writeStyles(original, copy);
    if (original instanceof SVGForeignObjectElement) copy.replaceWith(...labelLines(original));
  }
  const head = wrapText(title, clientWidth, TITLE_FONT, 3).map((line, index) =>
    element(
      'text',
      {
        x: PADDING,
        y: PADDING + (index + 0.7) * TITLE_LINE,
        'font-size': 16,
        'font-weight': 600,
        fill: '#1c2521',
      },
      line,
    ),
  );
  const top = PADDING * 2 + head.length * TITLE_LINE;
  for (const [key, value] of Object.entries({
    x: PADDING,
    y: top,
    width: clientWidth,
    height: clientHeight,
  })) {
    chart.setAttribute(key, String(value));
  }
  const width = clientWidth + 2 * PADDING;
  const height = top + clientHeight + PADDING;
  const image = element('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    'font-family': FAMILY,
  });
  image.append(element('rect', { width, height, fill: '#ffffff' }), ...head, chart);
  return { text: new XMLSerializer().serializeToString(image), width, height };
}

async function toPng({ text, width, height }: ReturnType<typeof standalone>): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  // Twice the size, for sharp print.
  canvas.width = width * 2;
  canvas.height = height * 2;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Saves a chart as an image, unless it is aborted first. Rejects on failure. */
export async function saveChart(
  svg: SVGSVGElement,
  { name, title, type }: Saved,
  signal: AbortSignal,
) {
  const image = standalone(svg, title);
  if (type === 'svg') {
    saveFile(new Blob([image.text], { type: 'image/svg+xml' }), `${name}.svg`);
    return;
  }
  const png = await toPng(image);
  signal.throwIfAborted();
  if (!png) throw new Error('The browser could not draw the chart');
  saveFile(png, `${name}.png`);
}
