/** The pictures that make up a scanned PDF page, as grey PGM files the right way up. */
import { getResolvedPDFJS } from 'unpdf'
import type { getDocumentProxy } from 'unpdf'

import { asMatrix, multiply } from './matrix.ts'
import type { Matrix } from './matrix.ts'
import { openScans } from './pdf-scans.ts'
import type { Scan } from './pdf-scans.ts'
import { encodePgm, joinStrips, toRaster, turnUpright } from './raster.ts'
import type { Raster } from './raster.ts'

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

const SMALLEST_SIDE = 60
const MOST_PICTURES = 40

/** PGM files of the page's pictures in painting order; strips of one scan are put together again. */
export async function readPagePictures(
  page: PdfPage,
  scans: readonly Scan[],
): Promise<Uint8Array[]> {
  const painted = await findPictures(page)
  const openScan = openScans(scans)
  const rasters: Raster[] = []
  for (const { key, matrix } of painted.slice(0, MOST_PICTURES)) {
    const image = await loadObject(page, key)
    const raster = openScan(image) ?? toRaster(image)
    if (raster) rasters.push(turnUpright(raster, matrix))
  }
  return joinStrips(rasters)
    .filter((raster) => Math.min(raster.width, raster.height) >= SMALLEST_SIDE)
    .map(encodePgm)
}

type Painted = { key: string; matrix: Matrix }

/** Follows the drawing commands of a page, keeping the matrix as the drawing machine would. */
async function findPictures(page: PdfPage): Promise<Painted[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const saved: Matrix[] = []
  const painted: Painted[] = []
  let matrix = asMatrix(page.getViewport({ scale: 1 }).transform)
  const commands = new Map<number, (args: readonly unknown[]) => void>([
    [OPS.save, () => void saved.push(matrix)],
    [OPS.restore, () => void (matrix = saved.pop() ?? matrix)],
    [OPS.transform, (args) => void (matrix = multiply(matrix, asMatrix(args)))],
    [OPS.paintFormXObjectEnd, () => void (matrix = saved.pop() ?? matrix)],
    [
      OPS.paintFormXObjectBegin,
      ([form]) => {
        saved.push(matrix)
        if (Array.isArray(form)) matrix = multiply(matrix, asMatrix(form))
      },
    ],
    [
      OPS.paintImageXObject,
      ([key]) => {
        if (typeof key === 'string') painted.push({ key, matrix })
      },
    ],
  ])
  for (const [index, op] of fnArray.entries())
    commands.get(op)?.(Array.from(argsArray[index] ?? []))
  return painted
}

function loadObject(page: PdfPage, key: string): Promise<unknown> {
  const store = key.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => store.get(key, resolve))
}
