/** Questions about a summons for prison over an unpaid instalment order: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMITTAL_FR: Words = {
  'ie.ask.committal': {
    says: 'Allez-y ce jour-là : qui ne peut pas payer ne va pas en prison. Le juge doit être sûr que vous pouviez payer et avez refusé. Vous pouvez demander l’aide juridique (legal aid). Apportez vos revenus et charges et demandez des versements plus bas. Si vous n’y allez pas, on peut vous arrêter. N’empruntez pas à un usurier. MABS aide gratuitement : 0818 07 2000.',
  },
}
