/** The Italian words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_IT: Words = {
  'fr.divorce.want': {
    says: 'Suo marito o Sua moglie chiede al giudice della famiglia (juge aux affaires familiales) di finire il matrimonio.',
  },
  'fr.divorce.reality': {
    says: 'Comincia una causa di mesi. La prima udienza regola per ora casa, figli e soldi.',
  },
  'fr.divorce.not-yet': {
    says: 'Resta sposato fino alla sentenza. Questa carta da sola non Le toglie né casa né figli.',
  },
  'fr.divorce.right-lawyer': {
    says: 'Le serve un avvocato Suo, non quello del coniuge. Deve presentarsi entro 15 giorni dall’atto dell’ufficiale.',
  },
  'fr.divorce.right-aid': {
    says: 'Con pochi redditi lo Stato paga tutto o parte dell’avvocato (aide juridictionnelle). I redditi del coniuge qui non contano.',
  },
  'fr.divorce.right-for-now': {
    says: 'Alla prima udienza può chiedere l’uso della casa, un assegno per Lei e un piano per i figli.',
  },
  'fr.divorce.right-ground': {
    says: 'Può accettare il divorzio senza parlare di colpa. Senza il Suo sì serve un anno di separazione o la prova di una colpa grave.',
  },
  'fr.divorce.right-balance': {
    says: 'Se il divorzio La lascia molto più povero del coniuge, può chiedere una somma (prestation compensatoire).',
  },
  'fr.divorce.step-lawyer': {
    says: 'Annoti il giorno di arrivo e quello dell’udienza. Trovi un avvocato questa settimana e porti tutte le carte.',
  },
  'fr.divorce.step-papers': {
    says: 'Raccolga buste paga, tasse, estratti conto, prestiti, affitto o atto, e quanto costano i figli.',
  },
  'fr.divorce.option-aid': {
    says: 'Un point-justice (3039) o gli sportelli gratuiti degli avvocati dicono che cosa fare prima.',
    title: 'Chiedere un primo consiglio gratis',
    cost: 'Gratis.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non ha ancora un avvocato.',
  },
}
