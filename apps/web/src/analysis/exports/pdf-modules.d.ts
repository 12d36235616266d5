/** The part of pdfkit and fontkit that we use. Neither brings types. */
declare module 'pdfkit' {
  interface Marked {
    readonly mcid: number
  }
  export interface PdfStructure {
    add(child: PdfStructure | Marked): PdfStructure
    end(): void
  }
  interface PdfOptions {
    size: 'A4'
    margin: number
    pdfVersion: '1.7'
    lang: string
    tagged: true
    displayTitle: true
    bufferPages: true
    /** No font before one is chosen: the built-in ones hold no Polish and no Japanese. */
    font: null
    info: Readonly<Record<string, string>>
  }
  export default class PDFDocument {
    constructor(options: PdfOptions)
    registerFont(name: string, bytes: Uint8Array): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(colour: string): this
    widthOfString(text: string): number
    /** The text, its place from the left and from the top. */
    text(...drawn: [text: string, x: number, y: number, options: { lineBreak: false }]): this
    link(
      ...linked: [
        x: number,
        y: number,
        width: number,
        height: number,
        url: string,
        options: { structParent: PdfStructure },
      ]
    ): this
    struct(type: string, options?: { lang?: string }): PdfStructure
    addStructure(structure: PdfStructure): this
    markStructureContent(type: string): Marked
    markContent(type: 'Artifact', options: { type: 'Pagination' }): this
    endMarkedContent(): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(page: number): void
    end(): void
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit'
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}

declare module 'fontkit' {
  export function create(bytes: Uint8Array): { readonly characterSet: readonly number[] }
}
