/** The offer of a fixed penalty of the police in place of court: the words in Dutch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COURT: RowWords = {
  says: 'U hoeft het aanbod niet aan te nemen. U kunt een rechter laten beslissen, en dan moeten zij bewijzen wat er was.',
}
const ACCEPT: RowWords = {
  says: 'Betaal het bedrag en geef de gegevens van uw rijbewijs voor de dag in de brief.',
  title: 'De boete aannemen',
  cost: 'Het bedrag in de brief, en de punten.',
  time: 'Een paar minuten.',
  risk: 'Punten tellen drie jaar. Uw verzekering kan duurder worden.',
  bestFor: 'U was het, en u wilt ervan af zijn.',
}

export const POLICE_PENALTY_OFFERS_NL: Words = {
  'gb.police-penalty.points': {
    says: 'Voor te hard rijden is dit meestal £100 en drie punten. Twaalf punten in drie jaar kunnen u uw rijbewijs kosten.',
  },
  'gb.police-penalty.right-court': COURT,
  'gb.police-penalty.right-ends-it': {
    says: 'Neemt u op tijd aan en doet u alles wat gevraagd is, dan volgt hiervoor geen rechtszaak. Het is geen strafrechtelijke veroordeling.',
  },
  'gb.police-penalty.step-check': {
    says: 'Controleer kenteken, plaats, dag en tijd. Kies voor de laatste dag: aannemen, een aangeboden cursus doen, of de rechter vragen.',
  },
  'gb.police-penalty.step-accept': {
    says: 'Aannemen doet u door te betalen en de gegevens van uw rijbewijs te sturen zoals de brief zegt. Doe beide op tijd en bewaar bewijs.',
  },
  'gb.police-penalty.step-advice': {
    says: 'Hebt u negen punten of meer, of rijdt u voor uw werk? Vraag een advocaat (solicitor) voor u kiest.',
  },
  'gb.police-penalty.warning-new-driver': {
    says: 'Zes punten binnen twee jaar na uw eerste examen maken een eind aan uw rijbewijs. U moet dan de examens opnieuw halen.',
  },
  'gb.police-penalty.warning-silence': {
    says: 'Doet u niets, dan eindigt het aanbod en kan de zaak naar de rechter. Een bon van op straat wordt een boete die de helft hoger is.',
  },
  'gb.police-penalty.deadline': {
    says: 'Een voorwaardelijk aanbod (conditional offer) blijft ten minste 28 dagen na de datum open.',
    action: 'Het aanbod aannemen, of de rechter vragen',
    consequence: 'Het aanbod eindigt en een rechter kan beslissen, met een hogere boete en kosten.',
  },
  'gb.police-penalty.option-accept': ACCEPT,
  'gb.police-penalty.option-course': {
    says: 'Boek hem voor de dag in de brief. Betaal niet ook de boete, anders is het aanbod van de cursus weg.',
    title: 'De aangeboden cursus doen',
    cost: 'De prijs van de cursus. Geen punten.',
    time: 'Een paar uur.',
    risk: 'Maakt u hem niet af, dan komt de boete of de rechter terug.',
    bestFor: 'Hij is u aangeboden, en u deed in drie jaar niet zo’n cursus.',
  },
  'gb.police-penalty.option-court': {
    says: 'Vraag een zitting zoals de brief zegt. U kunt zeggen dat u niet schuldig bent, of schuldig met uw redenen.',
    title: 'Een rechter laten beslissen',
    cost: 'Een boete naar inkomen, en kosten, als u verliest.',
    time: 'Enkele maanden.',
    risk: 'Boete en punten kunnen hoger zijn dan het aanbod.',
    bestFor: 'U was het niet, of u hebt sterk bewijs.',
  },
  'gb.police-penalty.ni-right-court': COURT,
  'gb.police-penalty.ni-right-ends-it': {
    says: 'Neemt u op tijd aan en doet u alles wat gevraagd is, dan volgt hiervoor geen rechtszaak.',
  },
  'gb.police-penalty.ni-step': {
    says: 'Controleer kenteken, plaats, dag en tijd. Voor de dag in de brief: aannemen, een aangeboden cursus doen, of de rechter vragen.',
  },
  'gb.police-penalty.ni-option-accept': ACCEPT,
}
