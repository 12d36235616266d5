/**
 * Further English words that people type, for reading the French glossary backwards: forward, the same French words in the
 * lines before these come first.
 */
import type { Glossary } from '../in-english.ts'

export const FR_ASKED: Glossary = `
démission | démissionner = quit my job | quitting | quit a job
licencié | viré | licenciement = let go | let me go | fired me | got fired | got sacked | lost my job | terminated | been fired
pas payé | paie pas | salaire = didn't pay me | didnt pay me | not been paid | hasn't paid | doesn't pay me | didn't pay my wages | didnt pay my wages | won't pay my wages | doesn't pay my wages | hasn't paid me | haven't been paid | doesnt pay me
heures supplémentaires | pas payé = doesn't pay overtime | doesnt pay overtime | didn't pay overtime
ne rend pas | garde | récupérer = does not return | doesn't return | won't return | doesn't give back | doesnt give back | wont give back | will not give back | keeping | not returned | keep
expulser | mettre dehors | expulsion = throw us out | kick us out | evicting | get rid of me | get me out
augmenter le loyer | augmentation de loyer | hausse de loyer = raising the rent | increase the rent | increase my rent | raise rent | put my rent up | higher rent | more rent
chauffage en panne | chauffage ne marche pas | réparer = heating is broken | heating doesn't work | heating not working | repair the heating
changé les serrures | serrure = changed my locks | changing the locks | locked out
mise en demeure | recouvrement | lettre = letter from a debt collector | letter from a collection agency | letter from a collector | debt collector letter
recouvrement | société de recouvrement | réclame = debt collection | collection company | collector
huissier | commissaire de justice = sheriff | enforcement officer
saisie sur compte | compte bloqué | saisie = account is blocked | account is frozen | account seized | account frozen | account was seized
contester | recours | opposition = object | oppose | against the decision
flashé | radar | excès de vitesse = speed camera | speed ticket | driving too fast
pas moi | conduisais pas | désigner = i wasn't driving | i was not driving | did not drive | wasnt driving
rembourser | remboursement = reimburse | reimbursed
pension alimentaire = alimony | doesn't pay child support | does not pay child support
prescription | prescrit = time-barred | expired | limitation | old bill
vol annulé = flight was cancelled | flight was canceled | cancelled my flight
vol retardé = flight was delayed | late flight | delayed flight
voisin = neighbor
bruit | tapage | nuisances sonores = too loud | loud at night | loud
entre chez moi | entrer chez moi = comes into my flat | comes into my home | enters my flat | enters my home | came into my flat | walks into my flat
obligé | dois-je = am i obliged | am i required | should i
que faire | recours = how can i | my options | what are my options
préavis = notice period for
`
