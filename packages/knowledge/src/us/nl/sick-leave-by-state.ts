/** The Dutch words of the rows on sick leave in each state, from the same table of its laws. */
import type { Words } from '@plainletter/contracts/rule'

import { sickWords } from '../sick-leave-sentences.ts'
import { inState } from './states.ts'

const DAYS = { 2: 'tweede', 3: 'derde', 4: 'vierde' } as const

const leave = (forAny: true | undefined): string =>
  forAny ? 'verdiend betaald verlof' : 'verdiende ziektetijd'

export const SICK_LEAVE_BY_STATE_NL: Words = {
  ...sickWords({
    place: inState,
    gap: ' ',
    earn: (place, per, { forAny, hours }) =>
      `${place} verdient u per ${per} uur werk een uur ${forAny ? 'betaald verlof (paid leave)' : 'betaalde ziektetijd (sick time)'}${hours === undefined ? '' : `, tot ${hours} uur per jaar`}.`,
    earnInAll: (place, hours) =>
      `${place} verdient u tot ${hours} uur betaalde ziektetijd (sick time) per jaar.`,
    larger: (workers, hours) => `Vanaf ${workers} werknemers is het ${hours} uur.`,
    paidFrom: (workers) =>
      `Bedrijven met minder dan ${workers} werknemers hoeven die meestal niet te betalen.`,
    boundFrom: (workers) => `De wet geldt voor bedrijven vanaf ${workers} werknemers.`,
    allSoon: 'Vanaf 1 januari 2027 geldt zij voor alle bedrijven.',
    weekly: (hours) => `U moet minstens ${hours} uur per week werken.`,
    wait: (days) => `Wie nieuw is, moet soms ${days} dagen wachten met gebruiken.`,
    use: (forAny) =>
      forAny
        ? 'U mag het om elke reden nemen, dus ook bij ziekte.'
        : 'Het is voor u en voor familie die u verzorgt.',
    ownLaw: 'Chicago en Cook County hebben eigen wetten.',
    noteFrom: (place, day) =>
      `${place} mag de baas bij verdiende ziektetijd pas vanaf de ${DAYS[day]} werkdag achter elkaar een doktersbriefje vragen. Bent u korter weg, dan hoeft het niet.`,
    noteNever: (place, { forAny }) =>
      `${place} mag een bedrijf geen doktersbriefje${forAny ? ' of reden' : ''} vragen als u ${leave(forAny)} gebruikt.`,
    noteUnsaid: (place) =>
      `${place} mag een bedrijf de betaalde ziektedagen die u hebt verdiend niet weigeren. De wet noemt geen dag vanaf wanneer het een briefje mag vragen. Een regel die daarom loon inhoudt, kan haar schenden. Vraag het de Labor Commissioner.`,
    notePaid: 'U hoeft het briefje niet te betalen.',
    noteLeft: 'Dit geldt zolang u verdiende uren hebt. Daarna gelden de regels van het bedrijf.',
    safe: (place, { forAny, noPoints }) =>
      `${place} mag een bedrijf u niet ontslaan of waarschuwen${noPoints ? ' of punten geven' : ''} omdat u ${leave(forAny)} gebruikt. Dit geldt zolang u uren hebt.`,
    proof: 'Schrijf de baas dat het zo’n dag was. Bewaar berichten, rooster en loonstroken.',
    office: (name) => `Klaag snel en gratis bij de dienst (${name}).`,
    benefits: 'Bent u ontslagen, vraag dan ook een uitkering (unemployment) aan.',
    unpunished: 'U mag niet worden ontslagen of gewaarschuwd omdat u die gebruikt.',
    dependsOnWorkers: 'hoeveel werknemers het bedrijf heeft',
    dependsOnDays: 'hoeveel werkdagen achter elkaar u weg bent',
    dependsOnHours: 'of u nog verdiende ziektedagen hebt',
  }),
  'us.ask-state.no-sick-leave-law': {
    says: 'Uw staat heeft geen wet die de meesten betaalde ziektedagen geeft. Een bedrijf mag meestal een doktersbriefje vragen en gemiste dagen bestraffen naar eigen regels. Maar na een jaar bij een bedrijf met 50 werknemers geeft ernstige ziekte 12 onbetaalde weken (FMLA). Vanaf 15 moet het aanpassingen voor een handicap bekijken. Bent u ontslagen, vraag een uitkering aan.',
    dependsOn: 'de regels van het bedrijf en hoe ziek u bent',
  },
  'us.state.mo.ask-sick-leave-repealed': {
    says: 'De betaalde ziektetijd van Missouri uit 2025 stopte op 28 augustus 2025, en nu beslissen de regels van het bedrijf. Het mag meestal een doktersbriefje vragen en gemiste dagen bestraffen. Maar na een jaar bij een bedrijf met 50 werknemers geeft ernstige ziekte 12 onbetaalde weken (FMLA). Vanaf 15 moet het aanpassingen voor een handicap bekijken. Bent u ontslagen, vraag een uitkering aan.',
  },
  'us.state.va.ask-sick-leave-soon': {
    says: 'De nieuwe wet van Virginia over betaalde ziektedagen begint op 1 juli 2027, eerst voor bedrijven met 50 werknemers. Tot dan hebben alleen sommige zorgverleners aan huis die, en een bedrijf mag gemiste dagen meestal bestraffen. Maar na een jaar bij een bedrijf met 50 werknemers geeft ernstige ziekte 12 onbetaalde weken (FMLA). Bent u ontslagen, vraag een uitkering aan.',
    dependsOn: 'de regels van het bedrijf, tot juli 2027',
  },
  'us.ask-state.sick-days-at-end': {
    says: 'De ziektewet van uw staat dwingt een bedrijf meestal niet om ongebruikte ziektedagen aan het eind uit te betalen. Een contract, een handboek of één pot vrije dagen (PTO) kan dat wel. Verdiende vakantie is iets anders, veel staten zien die als loon. Neemt hetzelfde bedrijf u binnen maanden terug, dan komen de uren meestal terug.',
    dependsOn: 'wat contract of handboek belooft',
  },
}
