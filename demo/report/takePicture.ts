/** After two frames the changes are painted. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/**
 * A picture of this tab without the panel, as PNG. Rejects if the browser cannot take one, or is
 * refused.
 */
export async function takePicture(): Promise<Uint8Array<ArrayBuffer>> {
  // Only Chromium has `preferCurrentTab`, and the types lack it.
  const captureOptions: object = { video: { displaySurface: 'browser' }, preferCurrentTab: true };
  const stream = await navigator.mediaDevices.getDisplayMedia(captureOptions);
  const panel = document.querySelector<HTMLElement>('#demo-panel');
  try {
    panel?.style.setProperty('display', 'none');
    const video = Object.assign(document.createElement('video'), { srcObject: stream });
    await video.play();
    await painted();
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  } finally {
    panel?.style.removeProperty('display');
    for (const track of stream.getTracks()) track.stop();
  }
}
