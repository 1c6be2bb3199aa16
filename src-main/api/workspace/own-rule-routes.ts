/** The owner's files of rules: listed, read, saved and removed, for the Settings room. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import {
  type OwnRuleList,
  type OwnRuleSource,
  SaveRulesRequest,
} from '../../../src-shared/workspace/own-rules.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { OwnRuleFiles } from '../../own-rule-files.ts'
import { bodyReader } from './body-of.ts'

export interface OwnRulePart {
  readonly ownRuleFiles: OwnRuleFiles
}

const readSave = bodyReader(SaveRulesRequest)

export function addOwnRuleRoutes(app: FastifyInstance, { ownRuleFiles }: OwnRulePart): void {
  app.get(WORKSPACE_ROUTES.ownRules, async (): Promise<OwnRuleList> => ownRuleFiles.list())
  app.post(
    WORKSPACE_ROUTES.ownRules,
    async (request): Promise<OwnRuleList> => ownRuleFiles.save(readSave(request)),
  )
  app.get(WORKSPACE_ROUTES.ownRuleFile(':file'), async (request): Promise<OwnRuleSource> => {
    const rules = ownRuleFiles.read(fileOf(request))
    if (rules === null) throw new ScanError('NOT_FOUND')
    return { rules }
  })
  app.delete(WORKSPACE_ROUTES.ownRuleFile(':file'), async (request, reply) => {
    if (!(await ownRuleFiles.remove(fileOf(request)))) throw new ScanError('NOT_FOUND')
    return reply.code(204).send()
  })
}

function fileOf({ params }: FastifyRequest): string {
  return (params as { readonly file: string }).file
}
