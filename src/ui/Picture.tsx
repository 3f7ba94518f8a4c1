import { type ReactNode, useState } from 'react';

interface PictureProps {
  url: string | null;
  alt: string;
  className?: string;
  /** Shown where there is no picture, or where it cannot be loaded. */
  placeholder?: ReactNode;
}

/** An uploaded picture: a survey's logo, a person's. */
export function Picture({ url, alt, className, placeholder = null }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!url || url === brokenUrl) return placeholder;
  return <img className={className} src={url} alt={alt} onError={() => setBrokenUrl(url)} />;
}
