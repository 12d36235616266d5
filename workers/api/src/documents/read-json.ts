import { AppError } from '../errors.ts'

/** A JSON body of up to `bytesMax` bytes, counted as they come. Undefined when it is none, or breaks off; throws too_large. */
export async function readJson(request: Request, bytesMax: number): Promise<unknown> {
  try {
    const text = await readText(request, bytesMax)
    if (text !== undefined) return JSON.parse(text)
  } catch {
    return undefined
  }
  throw new AppError('too_large', 'This text is too long. Send only the letter.')
}

/** Undefined when there is more than `bytesMax`. */
async function readText(request: Request, bytesMax: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > bytesMax) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
