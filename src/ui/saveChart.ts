import { saveFile } from './saveFile.ts';

const properties = ['fill', 'stroke', 'font-size', 'font-family', 'font-weight'];

/** The chart as a text that stands alone: its styles, which the page gives it, written into it. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const originals = svg.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const property of properties) {
      element.style.setProperty(property, style.getPropertyValue(property));
    }
  });
  return new XMLSerializer().serializeToString(copy);
}

async function toPng(svgText: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svgText)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  // Twice the size, so that it is sharp on paper.
  canvas.width = width * 2;
  canvas.height = height * 2;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Saves a chart as it looks on the screen, unless it was aborted meanwhile. Rejects when it cannot. */
export async function saveChart(
  svg: SVGSVGElement,
  name: string,
  type: 'svg' | 'png',
  signal: AbortSignal,
) {
  const text = standalone(svg);
  if (type === 'svg') {
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `${name}.svg`);
    return;
  }
  const png = await toPng(text, svg.clientWidth, svg.clientHeight);
  signal.throwIfAborted();
  if (!png) throw new Error('The browser could not draw the chart');
  saveFile(png, `${name}.png`);
}
