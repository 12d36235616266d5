/** The Dutch words of Germany: jobcenter cut. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_CUT_NL: Words = {
  'de.jobcenter-cut.want': {
    says: 'Het Jobcenter kort uw geld omdat u volgens hen een plicht of afspraak miste.',
  },
  'de.jobcenter-cut.right-limit': {
    says: 'Een gemiste plicht kost 30% van het basisbedrag, drie maanden lang. Herhaald gemiste afspraken kosten 30%, één maand lang. Huurgeld wordt hierdoor niet gekort.',
  },
  'de.jobcenter-cut.right-reason': {
    says: 'Geen korting als u een goede reden had die u kunt tonen, zoals ziekte of een ziek kind. Ook niet als het een extreme nood zou zijn.',
  },
  'de.jobcenter-cut.right-told': {
    says: 'Ze moeten u schriftelijk gezegd hebben wat zou volgen, of u moet het geweten hebben. Ze moeten u ook eerst horen. De beslissing moet binnen zes maanden komen.',
  },
  'de.jobcenter-cut.right-make-good': {
    says: 'Doe de plicht later, of zeg ernstig dat u het voortaan doet. Dan eindigt de korting, op zijn vroegst na één maand.',
  },
  'de.jobcenter-cut.warn-job': {
    says: 'Het hele basisbedrag kan stoppen als u met opzet een echt werkaanbod weigert. Miste u drie afspraken achter elkaar? Dan kan al het geld stoppen, en een maand later ook de huur. Ga er vandaag zelf heen.',
  },
  'de.jobcenter-cut.deadline': {
    says: 'U hebt één maand vanaf de dag dat de beslissing u bereikte. Eén zin is genoeg.',
    service:
      'een brief van een overheidskantoor geldt als ontvangen op de vierde dag na verzending',
    action: 'Uw bezwaar (Widerspruch) naar het Jobcenter sturen',
    consequence: 'De korting wordt definitief.',
  },
  'de.jobcenter-cut.step-reason': {
    says: 'Schrijf waarom u niet kon gaan, en voeg bewijs toe zoals een doktersbriefje. Maak in dezelfde brief bezwaar.',
  },
  'de.jobcenter-cut.step-urgent': {
    says: 'Een bezwaar stopt de korting niet. Geen geld voor eten of huur? Vraag de sociale rechter (Sozialgericht) een spoedbevel. Het is gratis.',
  },
  'de.jobcenter-cut.option-object': {
    says: 'Schrijf dat u bezwaar maakt en waarom. Geef het af tegen een stempel.',
    title: 'Bezwaar maken tegen de korting',
    cost: 'Gratis.',
    time: 'Binnen één maand.',
    risk: 'Geen.',
    bestFor: 'U had een reden, of ze maakten een fout.',
  },
}
