/** Vragen over schulden: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'gb.ask-debt.step-dates-general': {
    says: 'Zoek data. Een formulier van de rechter of een laatste brief (letter of claim) heeft een laatste dag om te antwoorden. Doe die eerst.',
  },
  'gb.ask-debt.step-check-general': {
    says: 'Ga na of de schuld van u is, of het bedrag klopt en wanneer u voor het laatst betaalde. Doe dit voordat u iets betaalt of erkent.',
  },
  'gb.ask-debt.step-priority-general': {
    says: 'Maak een lijst van alle schulden. Zet huur of hypotheek, gemeentebelasting (council tax), energie en boetes van de rechter bovenaan. Die kunnen u het meest schaden.',
  },
  'gb.ask-debt.step-advice-general': {
    says: 'Bel een gratis organisatie voor schuldhulp. De hulp blijft privé en kost niets.',
  },
  'gb.ask-debt.step-write-general': {
    says: 'Schrijf brieven en bewaar kopieën. Spreek geen betalingen af aan de telefoon.',
  },
  'gb.ask-debt.right-fair-general': {
    says: 'U hebt het recht eerlijk behandeld te worden. Niemand mag u bang maken, misleiden of het uw baas vertellen om u te laten betalen.',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'Bij kaarten, leningen en postorders hebt u recht op tijd en op een regeling die u kunt betalen.',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'Bij de meeste schulden mag niemand uw spullen of loon pakken zonder eerst een vonnis (judgment). Voor gemeentebelasting (council tax) en boetes gelden andere regels.',
  },
  'gb.ask-debt.option-proof-general': {
    says: 'Schrijf en vraag bewijs van de schuld, het bedrag en dat hij van hen is.',
    title: 'Bewijs vragen',
    cost: 'Een postzegel, en £1 voor een kredietovereenkomst (credit agreement).',
    time: 'Een uur.',
    risk: 'Klein, als uw brief de schuld niet erkent.',
    bestFor: 'U kent de schuld niet, of hij is oud.',
  },
  'gb.ask-debt.option-offer-general': {
    says: 'Stuur een budget en een maandelijks aanbod dat u kunt volhouden.',
    title: 'Aanbieden wat u kunt missen',
    cost: 'Wat u aanbiedt.',
    time: 'Een avond.',
    risk: 'Het kan de tijd voor een oude schuld opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig en hij is niet oud.',
  },
  'gb.ask-debt.option-help-general': {
    says: 'Ze kijken naar al uw schulden en noemen elke uitweg, van een pauze tot kwijtschelding.',
    title: 'Met een gratis schuldadviseur praten',
    cost: 'Niets.',
    time: 'Ongeveer een uur.',
    risk: 'Geen.',
    bestFor: 'Meer dan één schuld, of een papier van de rechter.',
  },
  'gb.ask-debt.warn-restart-general': {
    says: 'Zolang de zes jaar niet voorbij zijn, kan een betaling of getekende erkenning ze opnieuw laten beginnen. Is uw schuld misschien oud? Vraag advies voordat u iets betaalt.',
  },
  'gb.ask-debt.warn-court-general': {
    says: 'Hebt u een formulier van de rechter? Antwoord op tijd. Dat is belangrijker dan al het andere hier.',
  },
  'gb.ask-debt.know-free-general': {
    says: 'Schuldadvies van een hulporganisatie is gratis. Ernaar vragen schaadt uw kredietscore niet.',
    learnMore: 'Bedrijven die schuldadvies verkopen, moeten u zeggen dat er gratis hulp is.',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: 'Een incassobureau kan schrijven en bellen, en dat is alles. De echte macht is bij een rechter, en daar mag u uw kant vertellen.',
    actionable: 'Blijf rustig, houd het op papier, en let op papieren van de rechter.',
  },
}
