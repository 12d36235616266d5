/** Penalties that are no council parking or traffic charge: school attendance, litter, untaxed vehicles. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_PENALTIES_NL: Words = {
  'gb.school.want': {
    says: 'De gemeente zegt dat uw kind zonder toestemming van school wegbleef. Op tijd betalen beëindigt de zaak zonder rechter.',
  },
  'gb.school.right-withdraw': {
    says: 'Er is geen beroep, maar u kunt om intrekking vragen. Bijvoorbeeld: verkeerde persoon, feiten die niet kloppen, of de eigen code is niet gevolgd.',
  },
  'gb.school.right-paid': {
    says: 'Betaalt u op tijd, dan kunt u voor dit verzuim niet voor de rechter komen en krijgt u geen strafblad.',
  },
  'gb.school.step': {
    says: 'Controleer de naam, het kind en de dagen. Betaal dan op tijd het lagere bedrag, of vraag de gemeente meteen schriftelijk om intrekking.',
  },
  'gb.school.warning': {
    says: 'Is er na 28 dagen niet betaald, dan moet de gemeente vervolgen of intrekken. Een rechter kan een ouder een boete geven. Vraag dan juridisch advies.',
  },
  'gb.school.option-pay': {
    title: 'Het lagere bedrag betalen',
    says: 'Betaal voor de eerste datum en bewaar bewijs.',
    cost: 'Het lagere bedrag op het bericht.',
    time: 'Een paar minuten.',
    risk: 'U krijgt het geld later niet terug.',
    bestFor: 'Het verzuim was er en u had geen toestemming.',
  },
  'gb.litter.want': {
    says: 'De gemeente zegt dat u op straat een regel brak. Op tijd betalen beëindigt het zonder rechter.',
  },
  'gb.litter.right-court': {
    says: 'Er is geen formeel beroep. Schrijf de gemeente waarom het niet klopt. Is zij het er niet mee eens, dan beslist alleen een rechter, en daar moet zij het bewijzen.',
  },
  'gb.litter.step': {
    says: 'Was u het, betaal dan op tijd het lagere bedrag. Was u het niet, schrijf dan meteen met bewijs en vraag om intrekking.',
  },
  'gb.litter.warning': {
    says: "Blijft het open, dan kan de gemeente naar de magistrates' court. Daar kan de boete veel hoger zijn.",
  },
  'gb.litter.option-pay': {
    title: 'Het lagere bedrag betalen',
    says: 'Betaal voor de eerste datum en bewaar bewijs. Dan is er geen rechter en geen strafblad.',
    cost: 'Het lagere bedrag op het bericht.',
    time: 'Een paar minuten.',
    risk: 'Betalen is de boete aanvaarden.',
    bestFor: 'Het is gebeurd en u wilt ervan af.',
  },
  'gb.untaxed.want': {
    says: 'De DVLA zegt dat voor het voertuig geen belasting was betaald en het niet was afgemeld. Zij wil een boete van de kentekenhouder (registered keeper).',
  },
  'gb.untaxed.right': {
    says: 'U bent niets schuldig als u de DVLA op tijd had gemeld dat u het voertuig verkocht, sloopte of van de weg haalde. Stuur het bewijs naar het adres in de brief.',
  },
  'gb.untaxed.step': {
    says: 'Betaal vandaag de belasting of meld het voertuig af (SORN) op GOV.UK. Betaal dan op tijd het lagere bedrag, of stuur uw bewijs.',
  },
  'gb.untaxed.warning': {
    says: 'Tot het geregeld is, kunnen meer boetes volgen en kan er een wielklem op. Rijd er niet mee.',
  },
  'gb.untaxed.option-pay': {
    title: 'Het lagere bedrag betalen',
    says: 'Betaal binnen de dagen in de brief en bewaar bewijs.',
    cost: 'Het lagere bedrag in de brief.',
    time: 'Een paar minuten.',
    risk: 'De belasting zelf blijft verschuldigd.',
    bestFor: 'U was houder en vergat het.',
  },
}
