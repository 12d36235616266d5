/** Traffic fines (amendes forfaitaires): pay, contest or name the driver: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'fr.fine.want-fine': {
    says: 'De staat zegt dat met uw auto een verkeersregel is overtreden en vraagt een vaste boete (amende forfaitaire).',
  },
  'fr.fine.want-raised': {
    says: 'Een onbetaalde boete is verhoogd (amende forfaitaire majorée). Nu int de schatkist ze.',
  },
  'fr.fine.who-antai': {
    says: 'Verkeersboetes komen van de staatsdienst ANTAI of de politie. Betaal alleen op amendes.gouv.fr.',
  },
  'fr.fine.reality': {
    says: 'U kunt betalen of bezwaar maken, niet allebei. Betalen betekent aanvaarden.',
  },
  'fr.fine.not-yet': {
    says: 'Ze kunnen nog geen beslag leggen. Eerst moet de tijd om te betalen of bezwaar te maken voorbij zijn.',
  },
  'fr.fine.rights-summary': {
    says: 'U mag bezwaar maken, de echte bestuurder noemen en bewijs vragen.',
  },
  'fr.fine.know-photo': {
    says: 'U kunt de radarfoto gratis vragen op antai.gouv.fr. De tijd voor bezwaar stopt niet.',
  },
  'fr.fine.deadline-forty-five': {
    says: 'U hebt 45 dagen vanaf de dag van verzending om te betalen of bezwaar te maken.',
    action: 'De boete betalen of bezwaar maken',
    consequence: 'Daarna wordt de boete verhoogd.',
  },
  'fr.fine.deadline-fifteen': {
    says: 'U hebt 15 dagen om het lagere bedrag te betalen. Online betalen kan u langer geven: het bericht zegt hoe lang.',
    action: 'Het lagere bedrag betalen, als u geen bezwaar maakt',
    consequence: 'Daarna moet u het normale bedrag betalen.',
  },
  'fr.fine.deadline-thirty': {
    says: 'U hebt 30 dagen vanaf de dag dat het bericht van verhoging is verzonden om bezwaar te maken.',
    action: 'Bezwaar maken tegen de verhoogde boete',
    consequence: 'Daarna kan de schatkist beslag leggen op bankgeld of loon.',
  },
  'fr.fine.step-check': {
    says: 'Controleer het kenteken, de plaats, de dag en het uur. Typ zelf antai.gouv.fr, nooit een link in een bericht.',
  },
  'fr.fine.step-decide': {
    says: 'Beslis: betalen of bezwaar maken. Maakt u bezwaar, betaal de boete dan niet als betaling.',
  },
  'fr.fine.step-contest': {
    says: 'Maak bezwaar online op antai.gouv.fr of per aangetekende brief met het formulier. Voeg bewijs en het bericht toe.',
  },
  'fr.fine.step-pay': {
    says: 'Betaal vroeg: het bedrag is vaak lager. De schatkist (Trésor public) kan u tijd geven als u het vraagt.',
  },
  'fr.fine.right-contest': {
    says: 'U hebt het recht bezwaar te maken. De ambtenaar van het openbaar ministerie moet het laten vallen of u voor een rechter sturen.',
  },
  'fr.fine.right-driver': {
    says: 'U hebt het recht de persoon te noemen die reed, of aan te tonen dat de auto gestolen, verkocht of gekopieerd was.',
  },
  'fr.fine.right-late': {
    says: 'Kreeg u het eerste bericht nooit, bijvoorbeeld na een verhuizing, zeg het dan. U kunt nog bezwaar maken tegen de verhoogde boete.',
  },
  'fr.fine.option-contest': {
    title: 'Bezwaar maken',
    says: 'Stuur het formulier met uw redenen en bewijs op tijd.',
    cost: 'Voor snelheid en enkele andere eerst een waarborg (consignation).',
    time: 'Enkele weken of maanden.',
    risk: 'Een rechter kan een hogere boete geven.',
    bestFor: 'U reed niet, of de feiten kloppen niet.',
  },
  'fr.fine.option-pay': {
    title: 'Het lagere bedrag betalen',
    says: 'Betaal op tijd op amendes.gouv.fr en bewaar de kwitantie.',
    cost: 'De boete.',
    time: 'Enkele minuten.',
    risk: 'U kunt punten verliezen. U kunt geen bezwaar meer maken.',
    bestFor: 'Ze klopt.',
  },
  'fr.fine.option-time': {
    title: 'De schatkist om tijd vragen',
    says: 'Schrijf het kantoor van de schatkist (Trésor public) in het bericht en bied delen aan.',
    cost: 'Wat u biedt.',
    time: 'Een brief.',
    risk: 'Geen als u vroeg vraagt.',
    bestFor: 'U kunt niet meteen betalen.',
  },
  'fr.fine.warn-scam': {
    says: 'Veel valse sms’jes spreken van een onbetaalde boete. Een echt bericht komt per post, soms per e-mail, nooit per sms. Typ antai.gouv.fr zelf in.',
  },
  'fr.fine.insight-raised': {
    says: 'Bij veel verkeersboetes gaat een vijfde van het verhoogde bedrag af als u binnen 30 dagen betaalt. Het bericht zegt het.',
    actionable: 'Beslis eerst of u bezwaar maakt.',
  },
  'fr.fine.tactic-registered': {
    says: 'Stuur uw bezwaar met bewijs van de datum. Eén dag te laat is te laat.',
    risk: 'Geen.',
    notWhen: 'U aanvaardt de boete.',
  },
}
