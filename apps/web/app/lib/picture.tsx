// Pictures of app/assets by name, in every width that exists: AVIF, or WebP as a fallback.
const files = import.meta.glob<string>('../assets/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

export function sourceSet(name: string, format: 'avif' | 'webp'): string {
  const pattern = new RegExp(`/${name}-(\\d+)\\.${format}$`);
  return Object.entries(files)
    .flatMap(([path, url]) => {
      const width = pattern.exec(path)?.[1];
      return width ? [{ width: Number(width), url }] : [];
    })
    .toSorted((a, b) => a.width - b.width)
    .map(({ width, url }) => `${url} ${width}w`)
    .join(', ');
}

export function smallestSource(name: string): string {
  return sourceSet(name, 'webp').split(' ', 1)[0] ?? '';
}

type PictureProps = {
  name: string;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  className?: string | undefined;
};

export function Picture({ name, alt, sizes, width, height, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(name, 'webp')} sizes={sizes} />
      <img
        src={smallestSource(name)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
