/** The receipt of a deletion that the journal holds: the same words however often it is asked for. */
import type { DocumentReceipt } from '@plainletter/contracts/receipt'
import type { Deletion } from '@plainletter/store/documents'
import { signDeletionReceipt } from '@plainletter/vault/deletion-receipt'
import type { ReceiptSigner } from '@plainletter/vault/deletion-receipt'

export function signReceipt(signer: ReceiptSigner, deletion: Deletion): Promise<string> {
  const { documentId, at, files } = deletion
  const receipt: DocumentReceipt = {
    documentId,
    deletedAt: new Date(at).toISOString(),
    key: 'destroyed',
    files,
    record: 'removed',
  }
  return signDeletionReceipt(signer, receipt)
}
