/** What shows the picture of a report inside Markdown. */
import { PICTURE_WIDTH } from './picture-style.ts'

/** Addresses of the picture of a report, one a scheme; our own, and safe in an attribute. */
export type PictureLinks = { light: string; dark: string }

/** `text`: what stands for it where it cannot be seen, safe likewise. */
export const pictureTag = ({ light, dark }: PictureLinks, text: string): string =>
  [
    '<picture>',
    `<source media="(prefers-color-scheme: dark)" srcset="${dark}">`,
    `<img alt="${text}" src="${light}" width="${PICTURE_WIDTH}">`,
    '</picture>',
  ].join('\n')
