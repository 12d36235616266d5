/** The Dutch words of the rows in ../tax-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEADLINES_NL: Words = {
  'us.tax.deadline-deficiency': {
    says: 'Na een bericht van tekort (notice of deficiency) hebt u 90 dagen om naar de Tax Court te gaan. De IRS kan die tijd niet langer maken.',
    action: 'Een verzoekschrift indienen bij de United States Tax Court als u het niet eens bent',
    consequence:
      'De IRS telt de belasting erbij. U moet meestal betalen voor een rechter ernaar kan kijken.',
  },
  'us.tax.deadline-hearing': {
    says: 'U hebt 30 dagen om een Collection Due Process hoorzitting te vragen. Zolang die loopt, mag de IRS geen beslag leggen (levy).',
    action: 'Form 12153 sturen om een hoorzitting te vragen',
    consequence:
      'De IRS kan loon, geld op de bank of bezit nemen. U verliest ook de weg naar de Tax Court.',
  },
  'us.tax.deadline-proposed': {
    says: 'Een CP2000 is geen rekening. Het is een voorstel voor een wijziging. U hebt meestal 30 dagen om te antwoorden en kunt om meer vragen.',
    action: 'Antwoorden op het voorstel: zeg dat u het eens bent, of waarom niet, met bewijs',
    consequence:
      'De IRS stuurt een bericht van tekort (notice of deficiency) en daarna een rekening.',
  },
  'us.tax.deadline-cp504': {
    says: 'Na een CP504 hebt u 30 dagen om te betalen of een plan te maken. Het is ernstig, maar er moet nog een laatste bericht komen.',
    action: 'Betalen, een plan afspreken, of de IRS bellen',
    consequence:
      'De IRS kan de belastingteruggave van uw staat nemen en doorgaan naar een laatste bericht.',
  },
  'us.tax.deadline-cp14': {
    says: 'Een CP14 is de eerste rekening. Betaal of maak een plan binnen 21 dagen, dan voorkomt u meer rente en boetes.',
    action: 'Betalen, een plan afspreken, of zeggen waarom de rekening niet klopt',
    consequence: 'Er komen meer rente en boetes bij.',
  },
}
