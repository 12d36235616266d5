/**  Rows that speak to several kinds of letter, or to letters and questions. They stand apart, so that whoever loads one kind does not load the rows of the others.
 The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SEVERAL_KINDS_NL: Words = {
  'gb.claim.myth-ignore': {
    says: 'Op een echte eis (claim form) moet u antwoorden. Laat u hem liggen, dan kunnen ze zonder zitting een vonnis (judgment) tegen u krijgen.',
  },
  'gb.debt.parking-added': {
    says: 'Bent u de houder (keeper) en reed u niet? Dan kunnen ze niet meer eisen dan het bedrag op de eerste brief. Extra incassokosten gelden niet voor u.',
    actionable:
      'Vergelijk het bedrag met de eerste brief. Voegen ze kosten toe? Schrijf dat u die niet schuldig bent.',
  },
  'gb.debt.parking-code': {
    says: 'Volgens de gedragscode van de branche mogen parkeerbedrijven tot £70 toevoegen als een boete niet is betaald. De code is geen wet. Een rechter kan dat bedrag weigeren.',
    actionable: 'Vraag welke regel op het bord u aansprakelijk maakte voor het extra bedrag.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Incassobureaus zijn geen deurwaarders (bailiffs). Ze kunnen uw spullen niet meenemen. Deurwaarders komen alleen na een vonnis (judgment) of een ander wettelijk bevel.',
  },
  'gb.debt.myth-prison': {
    says: 'Geld schuldig zijn is geen misdrijf. Dat geldt voor een kaart, een lening, een rekening of een particuliere parkeerboete.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Een schuld eindigt niet als hij wordt verkocht. De nieuwe eigenaar kan erom vragen, onder dezelfde voorwaarden als het eerste bedrijf.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Na zes jaar bestaat de schuld nog, maar een eis bij de rechter kan worden gestopt. Vóór het einde laat een betaling of getekende erkenning de zes jaar opnieuw beginnen.',
  },
  'gb.ask-debt.change-pay-later': {
    says: 'Achteraf betalen (buy now pay later) sinds 15 juli 2026 via een aparte geldgever valt onder toezicht. Oudere afspraken vallen er niet onder.',
    was: 'Bij de meeste afspraken voor achteraf betalen waren er geen controles en geen Ombudsman.',
    is: 'Nieuwe afspraken van een aparte geldgever hebben controles nodig. U kunt naar de Financial Ombudsman.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Een laatste brief voor een rechtszaak (letter before claim) is geen vonnis. Een vonnis (judgment) komt pas na een eis die u verloor of niet beantwoordde.',
  },
  'gb.scam.myth-my-fault': {
    says: 'U kunt geld terugvragen, ook als u het zelf hebt verstuurd. De bank mag alleen weigeren in enkele gevallen, zoals grove onvoorzichtigheid. Dat moet de bank bewijzen.',
  },
  'gb.tv.myth-owning': {
    says: 'Voor het hebben van een tv is geen licentie nodig. Die is nodig om live tv te kijken of op te nemen, of voor BBC iPlayer.',
  },
}
