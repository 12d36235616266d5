/** PDF files made to break their reader, of a few objects each. */
import { zlibSync } from 'fflate'

import { greyJpeg } from './grey-jpeg.ts'
import type { JpegForm } from './grey-jpeg.ts'
import { MB, NO_WORDS, latin, join } from './hostile-file.ts'
import type { HostileFiles } from './hostile-file.ts'
import { readFixture } from './read-fixture.ts'

type PdfPart = { readonly head: string; readonly stream?: Uint8Array }

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
function pdf(parts: readonly PdfPart[], trailer = ''): Uint8Array {
  const pieces: Uint8Array[] = [latin('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = pieces[0]?.length ?? 0
  const add = (piece: Uint8Array): void => {
    pieces.push(piece)
    length += piece.length
  }
  for (const [index, { head, stream }] of parts.entries()) {
    offsets.push(length)
    add(latin(`${index + 1} 0 obj\n${head}\n`))
    if (stream) add(join(latin('stream\n'), stream, latin('\nendstream\n')))
    add(latin('endobj\n'))
  }
  const start = length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = parts.length + 1
  add(latin(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`))
  add(latin(`trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`))
  return join(...pieces)
}

const CATALOG: PdfPart = { head: '<< /Type /Catalog /Pages 2 0 R >>' }
const FONT: PdfPart = { head: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' }
const drawing = (words: string): Uint8Array => latin(`BT /F1 12 Tf 60 760 Td (${words}) Tj ET`)
const streamOf = (stream: Uint8Array, more = ''): PdfPart => ({
  head: `<< /Length ${stream.length} ${more} >>`,
  stream,
})
const pageOf = (contents: number, resources = '/Font << /F1 4 0 R >>', parent = 2): PdfPart => ({
  head: `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << ${resources} >> >>`,
})

/** Objects: 1 catalogue, 2 page tree, 3 page, 4 font, 5 what is drawn, then `more`. */
const onePage = (contents: PdfPart, more: readonly PdfPart[] = [], resources = ''): Uint8Array =>
  pdf([
    CATALOG,
    { head: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>' },
    pageOf(5, `/Font << /F1 4 0 R >> ${resources}`),
    FONT,
    contents,
    ...more,
  ])

function pdfOfPages(count: number, said = count): Uint8Array {
  const first = 5
  const kids = Array.from({ length: count }, (_, n) => `${first + n} 0 R`).join(' ')
  return pdf([
    CATALOG,
    { head: `<< /Type /Pages /Count ${said} /Kids [${kids}] >>` },
    streamOf(drawing('Pay within 14 days of this letter.')),
    FONT,
    ...Array.from({ length: count }, () => pageOf(3)),
  ])
}

const tree = (...nodes: readonly string[]): Uint8Array =>
  pdf([CATALOG, ...nodes.map((head) => ({ head }))])

/** A stream that inflates to `size` bytes, packed twice so that the file stays small. */
const twicePacked = (size: number): PdfPart =>
  streamOf(
    zlibSync(zlibSync(new Uint8Array(size).fill(0x20), { level: 9 }), { level: 9 }),
    '/Filter [/FlateDecode /FlateDecode]',
  )

const IMAGE = '/XObject << /I 6 0 R >>'
const paintsImage = streamOf(latin('q 595 0 0 842 0 0 cm /I Do Q'))
const imageOf = (side: number, space: string, samples: number): PdfPart =>
  streamOf(
    zlibSync(new Uint8Array(side * side * samples), { level: 9 }),
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /${space} /Filter /FlateDecode`,
  )

type PictureForm = Pick<JpegForm, 'width' | 'height' | 'colours'> & { readonly more?: string }

/** One page that shows one JPEG, `times` over; `said` is how many pixels across the PDF gives it. */
export function pdfOfJpeg(form: JpegForm, said = form.width, times = 1): Uint8Array {
  return pdfWithPicture(greyJpeg(form), { ...form, width: said }, times)
}

/** `more` says what else the stream's settings say; without it, the data is a JPEG. */
export function pdfWithPicture(
  data: Uint8Array,
  { width, height, colours, more = '/BitsPerComponent 8 /Filter /DCTDecode' }: PictureForm,
  times = 1,
): Uint8Array {
  const spaces = ['', 'Gray', '', 'RGB', 'CMYK']
  const size = `/Width ${width} /Height ${height} /ColorSpace /Device${spaces[colours]}`
  const head = `/Type /XObject /Subtype /Image ${size} ${more}`
  const paints = Array.from({ length: times }, () => 'q 595 0 0 842 0 0 cm /I Do Q').join(' ')
  return onePage(streamOf(latin(paints)), [streamOf(data, head)], IMAGE)
}

const pdfOf = (file: string): Uint8Array => readFixture(file).bytes
const DAMAGED = ['unreadable', 'no_text_found', 'too_many_pages'] as const

export const HOSTILE_PDFS: HostileFiles = {
  'a PDF of 200 pages': { name: 'a.pdf', bytes: () => pdfOfPages(200), ends: ['ok'] },
  'a PDF of 201 pages': { name: 'a.pdf', bytes: () => pdfOfPages(201), ends: ['too_many_pages'] },
  'a PDF of 300 pages that says one': {
    name: 'a.pdf',
    bytes: () => pdfOfPages(300, 1),
    ends: ['ok', 'too_many_pages'],
  },
  'a PDF of one page that says a million': {
    name: 'a.pdf',
    bytes: () => pdfOfPages(1, 1_000_000),
    ends: ['ok', 'too_many_pages', 'unreadable'],
  },
  'a PDF whose page tree is its own child': {
    name: 'a.pdf',
    bytes: () => tree('<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>'),
    ends: DAMAGED,
  },
  'a PDF whose page trees are in each other': {
    name: 'a.pdf',
    bytes: () =>
      tree(
        '<< /Type /Pages /Count 100 /Kids [3 0 R] >>',
        '<< /Type /Pages /Parent 2 0 R /Count 100 /Kids [2 0 R 3 0 R] >>',
      ),
    ends: DAMAGED,
  },
  'a PDF whose page is its own parent': {
    name: 'a.pdf',
    bytes: () =>
      pdf([
        CATALOG,
        { head: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>' },
        { head: '<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>' },
        streamOf(drawing('Pay now')),
      ]),
    ends: ['ok', ...DAMAGED],
  },
  'a PDF whose drawing draws itself': {
    name: 'a.pdf',
    bytes: () =>
      onePage(
        streamOf(join(drawing('Pay within 14 days.'), latin(' /I Do'))),
        [
          streamOf(
            latin('/I Do /I Do'),
            `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${IMAGE} >>`,
          ),
        ],
        IMAGE,
      ),
    ends: ['ok', ...DAMAGED],
  },
  'a PDF whose earlier table is itself': {
    name: 'a.pdf',
    bytes: () => {
      const whole = Buffer.from(pdfOfPages(1)).toString('latin1')
      const start = /startxref\n(\d+)/.exec(whole)?.[1] ?? '0'
      return latin(whole.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${start}`))
    },
    ends: ['ok', ...DAMAGED],
  },
  'a PDF of 100,000 open brackets': {
    name: 'a.pdf',
    bytes: () => onePage({ head: '['.repeat(100_000) }),
    ends: DAMAGED,
  },
  'a PDF whose drawing inflates to 200 MB': {
    name: 'a.pdf',
    bytes: () => onePage(twicePacked(200 * MB)),
    ends: ['unreadable'],
  },
  'a PDF with a picture of 49 megapixels': {
    name: 'a.pdf',
    bytes: () => onePage(paintsImage, [imageOf(7000, 'DeviceGray', 1)], IMAGE),
    ends: NO_WORDS,
  },
  'a PDF with a picture of 15 megapixels in colour': {
    name: 'a.pdf',
    bytes: () => onePage(paintsImage, [imageOf(3900, 'DeviceRGB', 3)], IMAGE),
    ends: NO_WORDS,
  },
  'a PDF with a picture of 49 megapixels in colour': {
    name: 'a.pdf',
    bytes: () => onePage(paintsImage, [imageOf(7000, 'DeviceRGB', 3)], IMAGE),
    ends: NO_WORDS,
  },
  'a PDF with a picture of 15 megapixels in four colours': {
    name: 'a.pdf',
    bytes: () => onePage(paintsImage, [imageOf(3900, 'DeviceCMYK', 4)], IMAGE),
    ends: ['image_too_large'],
  },
  'a PDF with a picture of 15 megapixels in grey': {
    name: 'a.pdf',
    bytes: () => onePage(paintsImage, [imageOf(3900, 'DeviceGray', 1)], IMAGE),
    ends: NO_WORDS,
  },
  'a PDF with a picture of 11 megapixels in colour': {
    name: 'a.pdf',
    bytes: () => onePage(paintsImage, [imageOf(3300, 'DeviceRGB', 3)], IMAGE),
    ends: NO_WORDS,
  },
  'a PDF with a photo of 15 megapixels': {
    name: 'a.pdf',
    bytes: () => pdfOfJpeg({ width: 3900, height: 3900, colours: 3, frame: 0xc0 }),
    ends: NO_WORDS,
  },
  'a PDF with a photo of 49 megapixels': {
    name: 'a.pdf',
    bytes: () => pdfOfJpeg({ width: 7000, height: 7000, colours: 3, frame: 0xc0 }),
    ends: NO_WORDS,
  },
  'a PDF with a progressive photo of 25 megapixels': {
    name: 'a.pdf',
    bytes: () => pdfOfJpeg({ width: 5000, height: 5000, colours: 3, frame: 0xc2 }),
    ends: NO_WORDS,
  },
  'a PDF with a progressive photo of 27 megapixels': {
    name: 'a.pdf',
    bytes: () => pdfOfJpeg({ width: 5200, height: 5200, colours: 3, frame: 0xc2 }),
    ends: ['image_too_large'],
  },
  'a PDF with a photo of 51 megapixels': {
    name: 'a.pdf',
    bytes: () => pdfOfJpeg({ width: 7150, height: 7150, colours: 3, frame: 0xc0 }),
    ends: ['image_too_large'],
  },
  'a PDF with a photo in four colours of 15 megapixels': {
    name: 'a.pdf',
    bytes: () => pdfOfJpeg({ width: 3900, height: 3900, colours: 4, frame: 0xc0 }),
    ends: ['image_too_large'],
  },
  'a PDF that says that its photo of 49 megapixels is small': {
    name: 'a.pdf',
    bytes: () => pdfOfJpeg({ width: 7000, height: 7000, colours: 3, frame: 0xc0 }, 100),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a PDF that shows one scan twelve times on a page': {
    name: 'a.pdf',
    bytes: () => pdfOfJpeg({ width: 7000, height: 7000, colours: 3, frame: 0xc0 }, 7000, 12),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a PDF with twelve pictures of 15 megapixels on a page': {
    name: 'a.pdf',
    bytes: () => {
      const names = Array.from({ length: 12 }, (_, n) => `I${n}`)
      const paints = names.map((name) => `q 595 0 0 842 0 0 cm /${name} Do Q`).join('\n')
      const objects = names.map((name, n) => `/${name} ${6 + n} 0 R`).join(' ')
      const pictures = names.map(() => imageOf(3900, 'DeviceGray', 1))
      return onePage(streamOf(latin(paints)), pictures, `/XObject << ${objects} >>`)
    },
    ends: ['image_too_large'],
  },
  'a PDF that runs a script and opens a page': {
    name: 'a.pdf',
    bytes: () =>
      pdf([
        {
          head: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> /AA << /WC << /S /URI /URI (http://x.test) >> >> >>',
        },
        { head: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>' },
        pageOf(5),
        FONT,
        streamOf(drawing('Pay within 14 days of this letter.')),
      ]),
    ends: ['ok'],
  },
  'a PDF in Shift-JIS without its font': {
    name: 'a.pdf',
    bytes: () => pdfOf('shift-jis.pdf'),
    ends: ['ok'],
  },
  'a PDF in Shift-JIS whose map does not exist': {
    name: 'a.pdf',
    bytes: () =>
      latin(
        Buffer.from(pdfOf('shift-jis.pdf'))
          .toString('latin1')
          .replace('90ms-RKSJ-H', '../etc/pass'),
      ),
    ends: ['ok', ...DAMAGED],
  },
}
