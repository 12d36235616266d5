/** Decisions of insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'ca.insure.want': { says: 'Zoek de reden, en de woorden van de polis die erbij staan.' },
  'ca.insure.reality': {
    says: 'Dit is de mening van de verzekeraar. Het is niet het laatste woord.',
  },
  'ca.insure.rights': {
    says: 'U kunt vragen om de redenen op papier en om een herziening. Gratis instanties kijken naar klachten.',
  },
  'ca.insure.who': {
    says: 'Een verzekeraar moet iemand voor klachten hebben en u vertellen hoe u klaagt.',
  },
  'ca.insure.right-reason': {
    says: 'U hebt het recht te weten op welke woorden van de polis ze zich beroepen.',
  },
  'ca.insure.right-review': {
    says: 'U kunt de klachtenmedewerker van de verzekeraar vragen om een brief met het laatste standpunt (final position letter).',
  },
  'ca.insure.step-reason': {
    says: 'Vraag schriftelijk om de redenen en om het deel van de polis.',
  },
  'ca.insure.step-proof': { says: 'Stuur uw bewijs: foto’s, verslagen en rekeningen.' },
  'ca.insure.step-limit': {
    says: 'Vraag hoe lang u hebt om naar de rechter te gaan. Veel polissen geven één of twee jaar.',
  },
  'ca.insure.opt-complain': {
    says: 'Eerst de verzekeraar, dan de gratis ombudsdienst (ombud service) voor huis en auto, of voor leven en gezondheid.',
    title: 'Klaag, ga dan naar de ombudsdienst (ombud service)',
    cost: 'Gratis.',
    time: 'Een paar maanden.',
    risk: 'De tijd om naar de rechter te gaan kan doorlopen.',
    bestFor: 'U denkt dat de beslissing niet klopt.',
  },
  'ca.insure.opt-court': {
    says: 'Vraag een advocaat over een eis.',
    title: 'Ga naar de rechter',
    cost: 'Kosten van rechtbank en advocaat.',
    time: 'Maanden.',
    risk: 'Kosten als u verliest.',
    bestFor: 'Het gaat om veel geld.',
  },
  'ca.insure.warn': {
    says: 'Een klacht stopt de termijn voor een rechtszaak niet. Schrijf die dag op.',
  },
  'ca.insure.on-law': {
    says: 'In Ontario hebt u bij een brand- of eigendomspolis meestal één jaar om naar de rechter te gaan. Een rechter kan een kleine fout na een schade vergeven.',
  },
  'ca.insure.bc-law': {
    says: 'In British Columbia bindt een onrechtvaardige bepaling u misschien niet, en kan een rechter een fout vergeven. Meestal hebt u twee jaar om naar de rechter te gaan.',
  },
  'ca.insure.ab-law': {
    says: 'In Alberta hebt u meestal twee jaar om een verzekeraar voor de rechter te dagen. Na een claim moet hij u die termijn vertellen.',
  },
  'ca.insure.qc-law': {
    says: 'In Québec moet de verzekeraar betalen binnen 60 dagen na uw claim en papieren. U hebt drie jaar om naar de rechter te gaan.',
  },
  'ca.insure.on-limit': {
    says: 'In Ontario hebt u meestal twee jaar vanaf de weigering om naar de rechter te gaan. Bij brand en schade aan het huis kan het een jaar vanaf de schade zijn.',
  },
  'ca.insure.disability': {
    says: 'U hoeft niet eerst de eigen beroepsstappen van de verzekeraar te volgen. Stopte hij de uitkering zonder goede reden? Dan kan een rechter ook geld voor het leed toekennen.',
  },
}
