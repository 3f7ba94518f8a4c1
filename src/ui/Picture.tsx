import { type ReactNode, useState } from 'react';

interface PictureProps {
  url: string | null;
  alt: string;
  className?: string;
  /** Shown without a picture, or if it fails to load. */
  placeholder?: ReactNode;
}

/** An uploaded picture: a survey's logo, a person's. */
export function Picture({ url, alt, className, placeholder = null }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!url || url === brokenUrl) return placeholder;
  return <img className={className} src={url} alt={alt} onError={() => setBrokenUrl(url)} />;
}
