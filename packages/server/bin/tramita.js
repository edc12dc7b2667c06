#!/usr/bin/env node
// Stands before the first build, so that package managers can link the command when they install the workspace.
import '../dist/main.js';
