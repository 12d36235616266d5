/** The Dutch words of the rows in ../public-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_HOUSING_NL: Words = {
  'us.public.right-voucher': {
    says: 'Voor uw voucher eindigt, moet het woningkantoor de redenen schrijven en meestal een hoorzitting geven. Vraag die uiterlijk op de dag in de brief.',
  },
  'us.public.step-voucher': {
    says: 'Vraag schriftelijk om de hoorzitting en bewaar een kopie. Vraag om uw dossier vooraf te zien.',
  },
  'us.public.right-project': {
    says: 'Openbare en gesteunde woningen mogen een huurcontract alleen om een goede reden beëindigen. U moet schriftelijke redenen krijgen en meestal een hoorzitting.',
  },
  'us.public.right-voucher-fair': {
    says: 'Wie u hoort, mag niet zelf beslist hebben, en u mag eerst de papieren zien. Noem geweld thuis of een handicap: beide kunnen de beslissing veranderen.',
  },
}
