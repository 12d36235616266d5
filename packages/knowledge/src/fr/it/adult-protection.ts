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
    says: 'Il giudice di regola deve sentirLa, salvo che un medico dica che Le nuocerebbe. Un avvocato può venire con Lei; per un’altra persona chieda al giudice. Dica chi vuole: la famiglia viene prima degli estranei.',
  },
  'fr.protect.right-appeal': {
    says: 'Può fare appello entro 15 giorni da quando riceve la decisione, con raccomandata a quel tribunale, senza avvocato. Può chiedere in ogni momento di farla finire o alleggerire, con un certificato medico.',
  },
  'fr.protect.step': {
    says: 'Prima annoti ciò che fa da solo e chi la aiuta, e porti le carte dei soldi. Chieda di vedere il fascicolo.',
  },
}
