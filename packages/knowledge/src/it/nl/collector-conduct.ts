/** What a collector may not do and may not add, and how to deal with one: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'it.debt.who': {
    says: 'Een incassobureau (società di recupero crediti) is een particulier bedrijf met een politievergunning. Het heeft niet meer macht dan het bedrijf waarmee u te maken had.',
  },
  'it.debt.no-visit': {
    says: 'Een incasseerder mag niet in uw woning komen of u steeds weer bellen. U hoeft de deur niet open te doen.',
  },
  'it.debt.no-prison': {
    says: 'U gaat niet naar de gevangenis omdat u een rekening of lening niet kunt betalen.',
  },
  'it.debt.right-no-threats': {
    says: 'Niemand mag u bedreigen, dag en nacht bellen, of uw familie of baas over de schuld vertellen.',
  },
  'it.debt.right-data': {
    says: 'U hebt het recht gratis te zien welke gegevens ze over u hebben, meestal binnen één maand.',
  },
  'it.debt.insight-costs': {
    says: 'Incassokosten (spese di recupero) tellen alleen als het contract of de wet ze noemt.',
    actionable: 'Vraag waar het contract dat zegt en wat er gedaan is.',
  },
  'it.debt.warning-pay-account': {
    says: 'Controleer de rekening en het bedrijf voordat u betaalt. Bel het eerste bedrijf op een nummer dat u kent, niet dat in de brief.',
  },
  'it.debt.tactic-raccomandata': {
    says: 'Antwoord aangetekend met ontvangstbewijs of per PEC. Het bewijst wat u zei en wanneer.',
    risk: 'Het toont dat u de aanmaning kent.',
    notWhen: 'U zou er een oude schuld mee erkennen.',
  },
  'it.debt.right-publish': {
    says: 'Dreigen iets over u openbaar te maken is geen wettelijke stap. Bewaar het bericht. Dreigen met onrecht om geld te krijgen kan een misdrijf zijn (estorsione).',
  },
  'it.debt.right-of-firms': {
    says: 'Voor uw zaak besteld? Dan helpen de regels voor consumenten niet. Een hoge rente en € 40 kunnen erbij komen. Vraag toch om het contract.',
  },
}
