import { type ReactNode, useState } from 'react';

interface SurveyLogoProps {
  url: string | null;
  className?: string;
  /** What stands in its place where there is none, or where its address leads nowhere. */
  placeholder?: ReactNode;
}

/** A survey's logo. */
export function SurveyLogo({ url, className, placeholder = null }: SurveyLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!url || url === brokenUrl) return placeholder;
  return (
    <img className={className} src={url} alt="Survey logo" onError={() => setBrokenUrl(url)} />
  );
}
