import { saveFile } from './save-file.ts'

/** Hands a deletion receipt to the person, named by today. */
export function saveReceipt(receipt: string): void {
  const day = new Date().toISOString().slice(0, 10)
  saveFile({ name: `deletion-receipt-${day}.jws`, text: receipt, type: 'application/jose' })
}
