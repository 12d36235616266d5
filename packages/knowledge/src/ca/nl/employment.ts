/** Letters that end a job: what they mean, pay, releases and discrimination: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_NL: Words = {
  'ca.work.myth-contract': {
    says: 'U hebt rechten op het werk, ook zonder contract op papier. Minimumloon, opzegtermijn en vakantiegeld gelden toch.',
  },
  'ca.work.want': {
    says: 'In zo’n brief staat vaak ook dat u papieren moet tekenen. U mag tijd nemen voordat u tekent.',
  },
  'ca.work.reality': {
    says: 'Meestal hebt u recht op een opzegtermijn of geld. Het eerste aanbod is vaak minder dan de wet u geeft.',
  },
  'ca.work.who': {
    says: 'Voor de meeste werknemers geldt de wet van hun provincie. Voor banken, luchtvaart, telefoonbedrijven en treinen geldt de federale wet.',
  },
  'ca.work.rights': {
    says: 'U houdt recht op uw laatste loon, vakantiegeld en een werkbewijs (record of employment). U mag tijd nemen voordat u tekent.',
  },
  'ca.work.no-sign': {
    says: 'Ze kunnen u niet dwingen meteen te tekenen. Ze kunnen loon dat u hebt verdiend niet achterhouden.',
  },
  'ca.work.know-common': {
    says: 'Buiten Québec kunnen rechters veel meer geven dan de minimale opzegtermijn. Leeftijd, jaren werk en het soort baan tellen mee.',
  },
  'ca.work.right-pay': {
    says: 'U hebt recht op al het verdiende loon en vakantiegeld, om welke reden uw baan ook eindigde.',
  },
  'ca.work.right-roe': {
    says: 'U hebt recht op een werkbewijs (record of employment), zodat u de werkloosheidsverzekering (employment insurance) kunt aanvragen.',
  },
  'ca.work.right-discrimination': {
    says: 'U mag niet worden ontslagen om uw geslacht, ras, leeftijd, handicap, geloof, of omdat u zwanger bent.',
  },
  'ca.work.step-dont-sign': {
    says: 'Teken nog geen verklaring dat u niets meer eist (release). Na uw handtekening kunt u meestal niet meer vragen.',
  },
  'ca.work.step-ei': {
    says: 'Vraag nu de werkloosheidsverzekering (employment insurance) aan, ook zonder uw werkbewijs (record of employment). Wacht u langer dan vier weken, dan kunt u geld verliezen.',
  },
  'ca.work.step-keep': {
    says: 'Bewaar de brief, uw contract, loonstrookjes en berichten. Schrijf op wat er is gezegd en wanneer.',
  },
  'ca.work.step-advice': {
    says: 'Vraag een advocaat of een juridisch loket (legal clinic) het aanbod te lezen. Veel advocaten doen een eerste gesprek gratis of voor weinig geld.',
  },
  'ca.work.opt-more': {
    says: 'Schrijf terug dat u tijd nodig hebt en dat u denkt recht te hebben op een langere opzegtermijn.',
    title: 'Vraag om een beter aanbod',
    cost: 'Gratis, of een advocaat voor een paar uur.',
    time: 'Dagen tot weken.',
    risk: 'Laag, als u beleefd en op tijd blijft.',
    bestFor: 'U werkte er lang, of het aanbod lijkt klein.',
  },
  'ca.work.opt-court': {
    says: 'Eis een eerlijke opzegtermijn bij de rechter. De rechter voor kleine zaken (small claims court) is soms genoeg.',
    title: 'Begin een zaak over onterecht ontslag (wrongful dismissal)',
    cost: 'Griffiegeld, en misschien een advocaat.',
    time: 'Meestal binnen twee jaar.',
    risk: 'Verliest u, dan betaalt u misschien een deel van de kosten.',
    bestFor: 'U hebt recht op veel meer dan het minimum.',
  },
  'ca.work.insight-clause': {
    says: 'Een regel in een contract die minder geeft dan het wettelijke minimum is vaak ongeldig. Dan hebt u misschien recht op de volle opzegtermijn (common law notice).',
    actionable: 'Laat uw contract aan een advocaat zien voordat u tekent.',
  },
  'ca.work.right-human-on': {
    says: 'Ze mogen u niet laten gaan om leeftijd, geslacht, ras, geloof, handicap of gezin. U hebt één jaar om naar het Human Rights Tribunal te gaan.',
  },
  'ca.work.bc-human': {
    says: 'In British Columbia mag u niet worden ontslagen om handicap, leeftijd, ras, geslacht of gezin. U hebt één jaar om te klagen.',
  },
  'ca.work.ab-human': {
    says: 'In Alberta mag u niet worden ontslagen om handicap, leeftijd, ras, geslacht of gezin. U hebt één jaar om te klagen.',
  },
}
