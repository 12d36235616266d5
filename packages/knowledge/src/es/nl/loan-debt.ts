/** Debts to a bank: usury, unfair terms and home loans: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_NL: Words = {
  'es.debt.right-usury': {
    says: 'Is de rente ver boven de normale, dan kan een rechter het woeker (usura) noemen. Dan betaalt u alleen het geld terug dat u kreeg.',
  },
  'es.debt.right-unfair-terms': {
    says: 'Als consument bent u niet gebonden aan oneerlijke bedingen (cláusulas abusivas), zoals kosten voor een aanmaning zonder echte dienst.',
  },
  'es.debt.right-mortgage': {
    says: 'Een bank mag een woonlening pas na lange achterstand beëindigen. Dat is 12 termijnen of 3% van de lening, later 15 termijnen of 7%. Ze moet u eerst vragen en een maand geven.',
  },
  'es.debt.step-mortgage': {
    says: 'Vraag de bank schriftelijk om de Código de Buenas Prácticas: lagere of langere termijnen voor gezinnen in nood.',
  },
  'es.debt.insight-fees': {
    says: 'Kosten voor aanmaningen (comisión por reclamación) zijn vaak oneerlijk als ze geen echt werk noemen.',
    actionable: 'Vraag wat voor die kosten is gedaan. Vraag ze eraf te halen.',
  },
  'es.debt.right-mortgage-pause': {
    says: 'Gezinnen in nood kunnen de rechter vragen de ontruiming van een huis met hypotheek te stoppen tot 15 mei 2028.',
  },
}
