/** The element of the builder's page with this `data-focus`. */
export const findNamed = (form: HTMLFormElement | null, name: string) =>
  form?.closest('.page')?.querySelector<HTMLElement>(`[data-focus="${name}"]`);
