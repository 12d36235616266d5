/** Debts with rights of their own: sold debts, phone and internet, student loans, bad work, high interest: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_NL: Words = {
  'ca.debt.insight-interest': {
    says: 'Sinds 2025 mogen de meeste leningen niet meer dan 35% per jaar kosten, met alle kosten erbij. Leningen tot de volgende loondag (payday loans) met vergunning hebben een eigen grens.',
    actionable:
      'Reken de kosten per jaar uit. Is het boven 35%, vraag dan een advocaat of een consumentenkantoor.',
  },
  'ca.debt.right-yearly-rate': {
    says: 'Noemt een contract rente per dag, week of maand en geen rente per jaar? Dan bent u hoogstens 5% per jaar schuldig. Leningen voor een huis zijn anders.',
  },
  'ca.debt.right-bad-work': {
    says: 'Was het werk slecht of niet af, zeg dat dan schriftelijk met foto’s. U kunt uw schade van de rekening aftrekken.',
  },
  'ca.debt.right-phone': {
    says: 'Voor een schuld van telefoon of internet kunt u gratis klagen bij de CCTS. De Wireless Code beperkt wat u schuldig bent als een contract eerder stopt.',
  },
  'ca.debt.right-sold': {
    says: 'Uw schuld is verkocht. Vraag het bericht van de verkoop op papier en bewijs dat deze firma de eigenaar is. Betaal niet aan twee firma’s.',
  },
  'ca.debt.right-student': {
    says: 'De overheid heeft meestal zes jaar om voor een studielening naar de rechter te gaan; een betaling laat de tijd opnieuw lopen. Belastinggeld kan zij nog inhouden. Vraag om hulp bij terugbetalen.',
  },
}
