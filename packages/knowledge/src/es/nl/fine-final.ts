/** The Dutch words of Spain: fine final. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FINAL_NL: Words = {
  'es.fine-final.rights': {
    says: 'De halve prijs is voorbij. U kunt betalen, binnen een maand herziening vragen of binnen twee maanden naar de rechter.',
  },
  'es.fine-final.reality': {
    says: 'De dienst heeft beslist. Herziening of een rechter kan het nog terugdraaien, als u bewijs hebt of het dossier een fout heeft.',
  },
  'es.fine-final.pay-days': {
    says: 'Er mag niet meteen beslag komen. Eerst hebt u 15 dagen om te betalen. Pas daarna komt een aanmaning met toeslag.',
  },
  'es.fine-final.option-review': {
    says: 'Schrijf naar dezelfde dienst (recurso de reposición). Bewijs dat u eerder kon sturen, telt niet. Zonder antwoord binnen een maand is het een nee, en kunt u naar de rechter.',
    title: 'Om herziening vragen',
    cost: 'Niets.',
    time: 'Een maand om het te sturen.',
    risk: 'De boete kan intussen worden geïnd.',
    bestFor: 'Men ging niet op uw redenen in, of uw bewijs is nieuw.',
  },
  'es.fine-final.option-pay': {
    says: 'Betaal op de officiële site, bij een bank of op het postkantoor. Vraag anders voor de toeslag om termijnen.',
    title: 'De boete betalen',
    cost: 'Het hele bedrag.',
    time: 'Minuten.',
    risk: 'Na nog 15 dagen komt er een toeslag bij.',
    bestFor: 'De boete klopt.',
  },
}
