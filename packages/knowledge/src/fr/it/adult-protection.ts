/** The Italian words of the rows in ../adult-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_PROTECTION_IT: Words = {
  'fr.protect.want': {
    says: 'Si chiede a un giudice se le serve qualcuno che la aiuti o agisca per lei (curatelle, tutelle). Nessuno le fa causa.',
  },
  'fr.protect.right-needed': {
    says: 'Serve il certificato di un medico della lista del procuratore e che sia necessario: procura, coniuge o mandato proprio vengono prima. Non oltre il necessario.',
  },
  'fr.protect.right-heard': {
    says: 'Il giudice deve sentirla, con un avvocato o una persona scelta. Dica chi vuole: la famiglia viene prima.',
  },
  'fr.protect.right-appeal': {
    says: 'Può fare appello entro 15 giorni, con lettera al tribunale, senza avvocato. Può sempre chiedere la fine o l’alleggerimento.',
  },
  'fr.protect.step': {
    says: 'Prima annoti ciò che fa da solo e chi la aiuta, e porti le carte dei soldi. Chieda di vedere il fascicolo.',
  },
}
