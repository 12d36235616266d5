import { AppError } from '../errors.ts'

/** Reads a JSON body of up to `bytesMax` bytes, counted as they come. Undefined when it is not JSON; throws too_large. */
export async function readJson(request: Request, bytesMax: number): Promise<unknown> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > bytesMax)
      throw new AppError('too_large', 'This text is too long. Send only the letter.')
    text += decoder.decode(chunk, { stream: true })
  }
  try {
    return JSON.parse(text + decoder.decode())
  } catch {
    return undefined
  }
}
