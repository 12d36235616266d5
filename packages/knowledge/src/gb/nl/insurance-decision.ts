/** Beslissing van een verzekeraar: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DECISION_NL: Words = {
  'gb.insurance.want': {
    says: 'De verzekeraar zegt wat hij heeft beslist. U hoeft het niet te aanvaarden.',
  },
  'gb.insurance.rights-summary': {
    says: 'U kunt de redenen en rapporten vragen, gratis klagen, en daarna naar de Financial Ombudsman.',
  },
  'gb.insurance.reality': {
    says: 'Een eerste nee is niet het laatste woord. De Ombudsman beslist naar wat redelijk is. Aanvaardt u de beslissing, dan moet de verzekeraar die volgen.',
  },
  'gb.insurance.who': {
    says: 'Uw verzekeraar is een particulier bedrijf. Hij moet aanvragen snel en eerlijk behandelen, volgens regels van de Financial Conduct Authority.',
  },
  'gb.insurance.know': {
    says: 'Beroept een verzekeraar zich op een uitsluiting? Dan moet hij laten zien dat die geldt.',
    learnMore:
      'Vraag op welke woorden van de polis hij zich beroept, en welke feiten laten zien dat ze passen.',
  },
  'gb.insurance.org': {
    says: 'De Financial Ombudsman is gratis voor u. Ernaartoe gaan kost u niet het recht op de rechter.',
  },
  'gb.insurance.step-reasons': {
    says: 'Schrijf en vraag de precieze woorden van de polis, de feiten en elk rapport achter de beslissing.',
  },
  'gb.insurance.step-compare': {
    says: 'Lees de polis naast de brief. Passen de woorden bij wat er echt gebeurde? Schrijf elk punt op dat niet past.',
  },
  'gb.insurance.step-proof': {
    says: 'Verzamel eigen bewijs: foto’s met datum, bonnen, een kort briefje van een loodgieter, aannemer, garage of dokter.',
  },
  'gb.insurance.step-complain': {
    says: 'Stuur een klacht (complaint). Gebruik dat woord. De verzekeraar heeft dan acht weken om te antwoorden.',
  },
  'gb.insurance.step-ombudsman': {
    says: 'Na het laatste antwoord hebt u zes maanden om naar de Financial Ombudsman te gaan. Mis die datum niet.',
  },
  'gb.insurance.step-part': {
    says: 'Biedt hij een deel aan? Vraag dat deel nu te betalen terwijl u de rest betwist.',
  },
  'gb.insurance.option-complain': {
    says: 'Schrijf waarom de beslissing niet klopt, stuur bewijs en vraag een laatste antwoord.',
    title: 'Klagen, daarna naar de Ombudsman',
    cost: 'Niets.',
    time: 'Tot acht weken, daarna enkele maanden.',
    risk: 'Geen. U kunt nog naar de rechter.',
    bestFor: 'Volgens u passen de redenen niet bij de feiten.',
  },
  'gb.insurance.option-evidence': {
    says: 'Stuur een rapport of foto’s die antwoorden op hun reden.',
    title: 'Nieuw bewijs sturen en opnieuw laten kijken',
    cost: 'Wat een rapport kost.',
    time: 'Enkele weken.',
    risk: 'De verzekeraar kan toch nee zeggen.',
    bestFor: 'De beslissing berust op één zwak rapport.',
  },
  'gb.insurance.option-help': {
    says: 'Citizens Advice kan de polis en de brief met u bekijken.',
    title: 'Gratis advies vragen',
    cost: 'Niets.',
    time: 'Een gesprek.',
    risk: 'Geen.',
    bestFor: 'Grote schade, of moeilijke woorden in de polis.',
  },
  'gb.insurance.warn-six-months': {
    says: 'Zes maanden na het laatste antwoord verliest u het recht op de gratis Ombudsman. Zet die dag in uw agenda.',
  },
  'gb.insurance.warn-honest': {
    says: 'Eén onware uitspraak in een aanvraag kan alles beëindigen. Zeg alleen wat waar is.',
  },
  'gb.insurance.insight-gradual': {
    says: 'Schade die langzaam ontstaat, is vaak een reden voor nee. Kon u haar niet zien, zoals een verborgen lek? Dan kijkt de Ombudsman daar vaak mild naar.',
    actionable:
      'Schrijf wanneer u het voor het eerst kon weten. Laat een loodgieter of aannemer dat bevestigen.',
  },
  'gb.insurance.insight-disclosure': {
    says: 'Ze zeggen dat u een fout antwoord gaf. Het gaat om de precieze vraag, en of u redelijk zorgvuldig was.',
    actionable: 'Vraag een kopie van elke vraag en uw antwoord, met de datum.',
  },
  'gb.insurance.insight-report': {
    says: 'De beslissing berust op een rapport van iemand die de verzekeraar betaalt. U kunt vragen het te zien en erop antwoorden.',
    actionable: 'Vraag het hele rapport en de foto’s, en stuur daarna uw eigen.',
  },
}
