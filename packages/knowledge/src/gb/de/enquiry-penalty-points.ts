/** Questions about penalty points and a ban from driving: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENALTY_POINTS_DE: Words = {
  'gb.ask-speed.totting': {
    says: 'Bei 12 Punkten in drei Jahren muss das Gericht mindestens sechs Monate Fahrverbot verhängen, außer Sie zeigen eine außergewöhnliche Härte (exceptional hardship). Der Jobverlust allein reicht oft nicht: Zeigen Sie mit Belegen, was es für Familie, Mitarbeiter oder Gepflegte bedeutet. Gehen Sie hin, mit Anwalt. Handy in der Hand: sechs Punkte und £200; Fahranfänger verlieren den Schein bei sechs.',
  },
  'gb.ask-speed.court': {
    says: 'In der 30-Zone (mph) bedeuten 31 bis 40 drei Punkte, 41 bis 50 vier bis sechs oder 7 bis 28 Tage Fahrverbot. Ab 51 sechs Punkte oder bis 56 Tage. Die Strafe folgt dem Einkommen: etwa ein halber, einer oder anderthalb Wochenlöhne. Ein Geständnis nimmt ein Drittel weg. Bei 12 Punkten in drei Jahren länger. Kein zweiter Kurs binnen drei Jahren.',
    dependsOn: 'wie schnell Sie fuhren und Ihren Punkten',
  },
}
