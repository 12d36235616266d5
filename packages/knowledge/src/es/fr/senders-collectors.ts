/** The French words of the rows in ../senders-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_FR: Words = {
  'es.sender.intrum': {
    says: 'Intrum est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.axactor': {
    says: 'Axactor est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.cabot': {
    says: 'Cabot Financial Spain est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.eos': {
    says: 'EOS Spain est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.kruk': {
    says: 'KRUK España est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.link': {
    says: 'Link Financial est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.hoist': {
    says: 'Hoist Finance Spain est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.tdx': {
    says: 'TDX Indigo est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.gescobro': {
    says: 'Gescobro est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.lindorff': {
    says: 'Lindorff est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.sierra': {
    says: 'Sierra Capital est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'es.sender.multigestion': {
    says: 'Multigestión est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
}
